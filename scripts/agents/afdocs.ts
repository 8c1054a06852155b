import { runChecks } from 'afdocs';
import type { ToolResult } from './score.ts';

/** Runs afdocs: a warning counts as a failure. */
export async function auditDocs(address: string, pages: number): Promise<ToolResult> {
  const report = await runChecks(address, {
    requestDelay: 0,
    maxConcurrency: 8,
    samplingStrategy: 'deterministic',
    maxLinksToTest: pages,
  });
  const checks = report.results.map(({ id, status, message }) => ({
    name: id,
    message,
    status: status === 'pass' || status === 'skip' ? status : ('fail' as const),
  }));
  return { tool: 'afdocs', about: `${report.testedPages ?? 0} pages`, checks };
}
