import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compressFolder, FAST_COMPRESSION } from './compress.ts';
import { OutputFolder } from './output-folder.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'output-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (file: string) => readFileSync(join(folder, file), 'utf8');

function run(files: Record<string, string>): void {
  const output = new OutputFolder(folder);
  for (const [file, text] of Object.entries(files)) output.write(file, text);
  output.removeRest();
}

it('keeps the twins of what has not changed and drops those of what has', () => {
  run({ 'same.html': 'one', 'docs/changed.html': 'one' });
  for (const twin of ['same.html.br', 'docs/changed.html.br', 'docs/changed.html.gz'])
    writeFileSync(join(folder, twin), 'twin');
  run({ 'same.html': 'one', 'docs/changed.html': 'two' });
  expect(read('same.html.br')).toBe('twin');
  expect(read('docs/changed.html')).toBe('two');
  expect(existsSync(join(folder, 'docs/changed.html.br'))).toBe(false);
  expect(existsSync(join(folder, 'docs/changed.html.gz'))).toBe(false);
});

it('removes pages that are gone, with their twins', () => {
  run({ 'gone.html': 'one', 'here.html': 'one' });
  compressFolder(folder, FAST_COMPRESSION);
  run({ 'here.html': 'one' });
  expect(existsSync(join(folder, 'gone.html'))).toBe(false);
  expect(existsSync(join(folder, 'gone.html.br'))).toBe(false);
  expect(existsSync(join(folder, 'here.html.br'))).toBe(true);
});
