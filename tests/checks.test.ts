import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** Runs a tool of the project; what it says stands in the failure. */
function run(command: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return status === 0 ? '' : `${error?.message ?? ''}${stdout}${stderr}`.trim() || `${command} ended with ${status}`;
}

it('the types are right: tsc --noEmit', () => expect(run('node_modules/.bin/tsc', '--noEmit')).toBe(''));

it('the style is right: biome check --error-on-warnings', () =>
  expect(run('node_modules/.bin/biome', 'check', '--error-on-warnings')).toBe(''));

it('the two faces of every page agree: node dist/server/markdown.js', () =>
  expect(run(process.execPath, 'dist/server/markdown.js')).toBe(''));

it('the content is right: node dist/server/check.js', () =>
  expect(run(process.execPath, 'dist/server/check.js')).toBe(''));
