import { executeInKernel } from './kernel.ts';
import { codeCells, type Notebook } from './notebook-file.ts';
import { preparePython, readVersions } from './python-env.ts';
import { getInstallable, readRequirements } from './requirements.ts';
import type { RunContext, RunOutcome } from './run-context.ts';

/** Runs a Python notebook in an environment with the packages of its install cell. */
export async function runPython(notebook: Notebook, context: RunContext): Promise<RunOutcome> {
  const requirements = readRequirements(codeCells(notebook));
  const python = await preparePython(context.root, requirements);
  const results = await executeInKernel(notebook, context, { python, kernel: 'python3' });
  const installed = getInstallable(requirements);
  const versions = await readVersions(
    python,
    installed.map(({ name }) => name.replace(/\[.*$/, '')),
  );
  const recorded = requirements.filter((requirement) => !installed.includes(requirement));
  return {
    results,
    versions: { ...versions, ...Object.fromEntries(recorded.map(({ name, version }) => [name, version])) },
  };
}
