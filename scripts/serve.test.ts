import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

/** A folder with a server that prints how it was started. */
const root = mkdtempSync(join(tmpdir(), 'serve-'));
mkdirSync(join(root, 'dist/server'), { recursive: true });
writeFileSync(
  join(root, 'dist/server/main.js'),
  'console.log(JSON.stringify({ pid: process.pid, flags: process.execArgv, arenas: process.env.MALLOC_ARENA_MAX })); process.exitCode = 7;',
);
afterAll(() => rmSync(root, { recursive: true, force: true }));

function serve(env: Record<string, string> = {}) {
  const { MALLOC_ARENA_MAX: _, ...rest } = process.env;
  const script = join(process.cwd(), 'scripts/serve.ts');
  const { pid, status, stdout } = spawnSync(process.execPath, [script], { cwd: root, env: { ...rest, ...env } });
  return { pid, status, started: JSON.parse(String(stdout)) };
}

it("becomes the server process, so that signals and the exit code are the server's", () => {
  const { pid, status, started } = serve();
  expect(started.pid).toBe(pid);
  expect(status).toBe(7);
});

it('limits the memory of the server, unless the operator did', () => {
  expect(serve().started).toMatchObject({
    arenas: '1',
    flags: expect.arrayContaining(['--max-old-space-size=160', '--expose-gc']),
  });
  expect(serve({ MALLOC_ARENA_MAX: '4' }).started.arenas).toBe('4');
});
