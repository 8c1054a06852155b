import { NotRunnable } from './not-runnable.ts';
import type { Notebook } from './notebook-file.ts';
import type { RunContext, RunOutcome } from './run-context.ts';

/** Runs a TypeScript notebook. */
export async function runTypeScript(_notebook: Notebook, _context: RunContext): Promise<RunOutcome> {
  throw new NotRunnable('TypeScript notebooks cannot be run yet.');
}
