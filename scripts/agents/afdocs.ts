import { runWithChance } from './fixed-chance.ts';
import type { ToolResult } from './score.ts';

const PROGRAM = 'scripts/agents/afdocs-run.ts';
/** Its pages are sampled evenly, but the links of llms.txt by chance; any number does in its place. */
const CHANCE = 0.5;

/** Runs afdocs: a warning counts as a failure. */
export async function auditDocs(address: string, pages: number): Promise<ToolResult> {
  return JSON.parse(await runWithChance(CHANCE, [PROGRAM, address, String(pages)]));
}
