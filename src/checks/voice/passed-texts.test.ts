import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readPassedTexts } from './passed-texts.ts';
import { pageText } from './written-texts.ts';

const folder = mkdtempSync(join(tmpdir(), 'voice-'));
const file = join(folder, 'cache', 'passed.json');
afterAll(() => rmSync(folder, { recursive: true }));

const text = pageText('content/docs/a.mdx', 'Plain text.');

it('remembers texts that passed until they change', () => {
  expect(readPassedTexts(file).has(text)).toBe(false);
  readPassedTexts(file).save([text]);
  expect(readPassedTexts(file).has(text)).toBe(true);
  expect(readPassedTexts(file).has({ ...text, source: 'Another text.' })).toBe(false);
});

it('starts from scratch if the file is corrupt', () => {
  writeFileSync(file, '{');
  expect(readPassedTexts(file).has(text)).toBe(false);
});
