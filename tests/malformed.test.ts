import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { checkContent } from '../src/checks/check-content.ts';
import { formatFault } from '../src/lib/fault.ts';
import { productionApp } from '../src/server/production.ts';
import { createSmallContent } from './small-content.ts';

const root = createSmallContent();
afterAll(() => rmSync(root, { recursive: true }));
const ROWS = 10_000;
const file = (name: string) => `content/docs/tracing/${name}.mdx`;

/** Puts text under a page's front matter and returns its first line number. */
function writeBody(name: string, text: string): number {
  const source = readFileSync(join(root, file(name)), 'utf8');
  const front = source.slice(0, source.indexOf('\n---', 4) + 5);
  writeFileSync(join(root, file(name)), `${front}\n${text}\n`);
  return front.split('\n').length + 1;
}

it('explains malformed pages, each with file, line and remedy, and renders the others', async () => {
  const tag = writeBody('users', 'Text.\n\n<Callout>\n\nNever closed.');
  const brace = writeBody('masking', 'A brace { in prose.');
  const angle = writeBody('sampling', 'Fewer than <5 of them.');
  const crossed = writeBody('troubleshooting', '<Callout>a</Steps>');
  const imported = writeBody('data-model', 'import x from "y"\n\nText.');
  writeBody('token-and-cost', `| a | b |\n|---|---|\n${'| cell `x` | [b](/docs/tracing) |\n'.repeat(ROWS)}`);
  const sessions = join(root, file('sessions'));
  writeFileSync(sessions, readFileSync(sessions, 'utf8').replace('---\n', '---\nlabel: "never closed\n'));

  const messages = (await checkContent(root)).faults.map(formatFault);
  const about = (name: string) => messages.filter((line) => line.startsWith(file(name)));
  const CLOSE = 'Close every tag, and put "<" and "{" in backticks.';
  expect(about('users')).toEqual([expect.stringMatching(new RegExp(`mdx:(${tag + 2}|${tag + 5}): .*Callout`))]);
  expect(about('masking')).toEqual([expect.stringMatching(new RegExp(`mdx:${brace}: `))]);
  expect(about('sampling')).toEqual([expect.stringMatching(new RegExp(`mdx:${angle}: `))]);
  expect(about('troubleshooting')).toEqual([expect.stringMatching(new RegExp(`mdx:${crossed}: `))]);
  for (const name of ['users', 'masking', 'sampling', 'troubleshooting']) expect(about(name)[0]).toContain(CLOSE);
  expect(about('data-model')).toEqual([
    `${file('data-model')}:${imported}: Content cannot import or export. Use a known tag, or put braces in backticks.`,
  ]);
  expect(about('sessions')).toEqual([expect.stringMatching(/mdx:\d+: The file cannot be parsed: .* Quote values/)]);
  expect(about('token-and-cost').filter((line) => !/gone/.test(line))).toEqual([]);
});

it('serves the other pages, and a table of ten thousand rows in both formats', async () => {
  const { app } = productionApp({ root, logLevel: 'off' });
  expect((await app.request('/docs/tracing/get-started')).status).toBe(200);
  const rows = async (path: string, pattern: RegExp) =>
    (await (await app.request(path)).text()).match(pattern)?.length ?? 0;
  expect(await rows('/docs/tracing/token-and-cost', /<tr>/g)).toBe(ROWS + 1);
  expect(await rows('/docs/tracing/token-and-cost.md', /^\| cell `x`/gm)).toBe(ROWS);
});
