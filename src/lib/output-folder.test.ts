import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compressFolder, FAST_COMPRESSION } from './compress-folder.ts';
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

it('keeps the compressed copies of unchanged files and removes those of changed ones', () => {
  run({ 'same.html': 'one', 'docs/changed.html': 'one' });
  for (const copy of ['same.html.br', 'docs/changed.html.br', 'docs/changed.html.gz'])
    writeFileSync(join(folder, copy), 'compressed');
  run({ 'same.html': 'one', 'docs/changed.html': 'two' });
  expect(read('same.html.br')).toBe('compressed');
  expect(read('docs/changed.html')).toBe('two');
  expect(existsSync(join(folder, 'docs/changed.html.br'))).toBe(false);
  expect(existsSync(join(folder, 'docs/changed.html.gz'))).toBe(false);
});

it('removes pages that are gone, with their compressed copies', async () => {
  run({ 'gone.html': 'one', 'here.html': 'one' });
  await compressFolder(folder, FAST_COMPRESSION);
  run({ 'here.html': 'one' });
  expect(existsSync(join(folder, 'gone.html'))).toBe(false);
  expect(existsSync(join(folder, 'gone.html.br'))).toBe(false);
  expect(existsSync(join(folder, 'here.html.br'))).toBe(true);
});

it('reports files without compressed copies, and all files after the copies are removed', () => {
  const getReportedPaths = (removesCompressed: boolean) => {
    const reported: string[] = [];
    const output = new OutputFolder(folder, (path) => reported.push(path));
    if (removesCompressed) output.removeCompressed();
    output.write('a.html', 'one');
    output.keep([output.describe('b.html')]);
    return reported;
  };
  run({ 'a.html': 'one', 'b.html': 'one' });
  for (const copy of ['a.html.br', 'a.html.gz', 'b.html.br']) writeFileSync(join(folder, copy), 'compressed');
  expect(getReportedPaths(false)).toEqual([join(folder, 'b.html')]);
  expect(getReportedPaths(true)).toEqual([join(folder, 'a.html'), join(folder, 'b.html')]);
  expect(existsSync(join(folder, 'a.html.br'))).toBe(false);
});

describe('keeping files of an earlier run', () => {
  const describeAll = () => ['a.html', 'b.html'].map((name) => new OutputFolder(folder).describe(name));
  beforeEach(() => {
    run({ 'a.html': 'one', 'b.html': 'one' });
    writeFileSync(join(folder, 'a.html.br'), 'compressed');
  });

  it('keeps them and their compressed copies unchanged', () => {
    const files = describeAll();
    const output = new OutputFolder(folder);
    expect(output.keep(files)).toBe(true);
    output.removeRest();
    expect([read('a.html'), read('a.html.br'), read('b.html')]).toEqual(['one', 'compressed', 'one']);
  });
  it.each([
    ['changed', () => writeFileSync(join(folder, 'b.html'), 'other')],
    ['gone', () => rmSync(join(folder, 'b.html'))],
  ])('keeps none of them if one is %s', (_, change) => {
    const files = describeAll();
    change();
    const output = new OutputFolder(folder);
    expect(output.keep(files)).toBe(false);
    output.removeRest();
    expect(existsSync(join(folder, 'a.html'))).toBe(false);
  });
});
