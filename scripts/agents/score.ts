import { auditDocs } from './afdocs.ts';
import { auditReadability } from './agent-readability.ts';

/** One check of a tool; `skip` is the tool's term for a check that does not apply. */
export interface CheckLine {
  name: string;
  status: 'pass' | 'skip' | 'fail';
  message: string;
}

export interface ToolResult {
  tool: string;
  about: string;
  checks: CheckLine[];
}

/** Runs both tools against a running site. `pages` limits how many pages afdocs checks. */
export async function getAgentScore(url: string, pages = 10_000): Promise<ToolResult[]> {
  return [await auditDocs(url, pages), ...(await auditReadability(url))];
}
