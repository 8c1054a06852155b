import { getAgentScore, type ToolResult } from './agents/score.ts';
import { startProductionServer } from './agents/server.ts';

/** Starts the site, runs both tools against it and prints their results check by check. */
const server = await startProductionServer();
let results: ToolResult[] = [];
try {
  results = await getAgentScore(server.url);
} finally {
  await server.stop();
}
for (const { tool, about, checks } of results) {
  console.log(`\n${tool}: ${about}`);
  for (const { name, status, message } of checks) console.log(`  ${status.padEnd(4)}  ${name}: ${message}`);
}
const count = (status: string) => results.flatMap(({ checks }) => checks).filter((check) => check.status === status);
const failed = count('fail');
console.log(`\n${count('pass').length} passed, ${count('skip').length} not applicable, ${failed.length} failed`);
for (const { name } of failed) console.error(`failed: ${name}`);
process.exit(failed.length > 0 ? 1 : 0);
