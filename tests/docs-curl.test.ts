import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningSite, startProductionServer } from '../scripts/agents/server.ts';

const WRITTEN = 'http://localhost:3000';
const PRINT_STATUS = "-o /dev/null -w '%{http_code}\\n'";
const blocks = [...readFileSync('docs/for-agents.md', 'utf8').matchAll(/```bash\n([\s\S]*?)```/g)].map(
  ([, text = '']) => text.trim().split('\n'),
);
const lines = blocks.flat();

let site: RunningSite;
beforeAll(async () => {
  site = await startProductionServer();
});
afterAll(() => site.stop());

/** The last line that a shell prints for these lines, with the running site in place of the documented one. */
function lastLine(script: readonly string[]): string | undefined {
  const text = script.join('\n').replaceAll(WRITTEN, site.url);
  return execFileSync('bash', ['-euc', text], { encoding: 'utf8', maxBuffer: 1e8 }).trim().split('\n').at(-1);
}

describe('docs/for-agents.md', () => {
  it('states the response status of every request', () => {
    expect(lines.length).toBeGreaterThan(15);
    expect(lines.filter((line) => line.startsWith('curl') && !/ # \d{3}$/.test(line))).toEqual([]);
  });

  const sessions = blocks.flatMap((block) =>
    block.flatMap((line, index) => (line.startsWith('curl') ? [{ line, before: block.slice(0, index) }] : [])),
  );
  it.each(sessions)('$line', ({ line, before }) => {
    const [command = '', status] = line.split(/\s+# (?=\d{3}$)/);
    const asks = command.includes('%{http_code}') ? command : command.replace('curl', `curl ${PRINT_STATUS}`);
    const setting = before.filter((earlier) => !earlier.startsWith('curl'));
    expect(lastLine([...setting, asks])).toBe(status);
    // The command also succeeds exactly as written.
    lastLine([...setting, command]);
  });
});
