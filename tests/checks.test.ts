import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { checkFile } from '../scripts/bundled-checks.ts';
import { TOOLS } from '../scripts/tools.ts';

/** Runs a tool of the project; a failure shows its output. */
function run(command: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return status === 0 ? '' : `${error?.message ?? ''}${stdout}${stderr}`.trim() || `${command} ended with ${status}`;
}

/** Uses what `npm run check` has left in `.cache`, so only changes since then are checked again. */
it('the types are right: tsc --noEmit', () => {
  const [[command, ...args] = ['']] = TOOLS['check:types']?.steps ?? [];
  expect([command, args[0]]).toEqual(['tsc', '--noEmit']);
  expect(run(`node_modules/.bin/${command}`, ...args)).toBe('');
});

it('the style is right: biome check --error-on-warnings', () =>
  expect(run('node_modules/.bin/biome', 'check', '--error-on-warnings')).toBe(''));

/** Renders every page once and compares its two formats too. */
const content = memoize(() => run(process.execPath, checkFile('content')));

it('the two formats of every page agree: npm run tool -- check:content', () =>
  expect(
    content()
      .split('\n')
      .filter((line) => /HTML and Markdown differ|the Markdown contains/.test(line)),
  ).toEqual([]));

it('the content is right: npm run tool -- check:content', () => expect(content()).toBe(''));

function memoize<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
