import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { compressFolder, FAST_COMPRESSION } from '../lib/compress-folder.ts';
import { CompressThread } from '../lib/compress-thread.ts';

const folder = mkdtempSync(join(tmpdir(), 'compress-'));
afterAll(() => rmSync(folder, { recursive: true }));
const SCRIPT = join(import.meta.dirname, 'compress-main.ts');
const getPath = (name: string) => join(folder, name);

it('adds the copies that compressFolder would add, for the included files', async () => {
  const text = Array.from({ length: 2000 }, (_, line) => `let a${line} = ${line * 7919};\n`).join('');
  for (const name of ['a.js', 'b.md', 'c.png', 'index.html']) writeFileSync(getPath(name), text);
  const thread = new CompressThread(SCRIPT, (path) => !path.endsWith('index.html'));
  for (const name of readdirSync(folder)) thread.add(getPath(name));
  await thread.finish();
  const copies = readdirSync(folder).filter((name) => /\.(br|gz)$/.test(name));
  expect(copies).toEqual(['a.js.br', 'a.js.gz', 'b.md.br', 'b.md.gz']);
  const bytes = copies.map((name) => readFileSync(getPath(name)));
  for (const name of copies) rmSync(getPath(name));
  await compressFolder(folder, FAST_COMPRESSION);
  expect(copies.map((name) => readFileSync(getPath(name)))).toEqual(bytes);
});

it('reports a file that cannot be compressed', async () => {
  const thread = new CompressThread(SCRIPT);
  thread.add(getPath('missing.js'));
  await expect(thread.finish()).rejects.toThrow('missing.js');
});

it('finishes without files', async () => {
  await expect(new CompressThread(SCRIPT).finish()).resolves.toBeUndefined();
});
