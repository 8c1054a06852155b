import { runWithFixedRandom } from './fixed-random.ts';
import type { ToolResult } from './score.ts';

const PROGRAM = 'scripts/agents/afdocs-run.ts';
/** afdocs samples pages evenly but links of llms.txt randomly; any fixed number works. */
const RANDOM_VALUE = 0.5;

/** Runs afdocs: a warning counts as a failure. */
export async function auditDocs(url: string, pages: number): Promise<ToolResult> {
  return JSON.parse(await runWithFixedRandom(RANDOM_VALUE, [PROGRAM, url, String(pages)]));
}
