import { expect, it } from 'vitest';
import { readPackTable, writePack } from './pack.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

it('returns every file of a pack, including empty ones and names in other scripts', () => {
  const files = new Map([
    ['a.json', bytes('{"a":1}')],
    ['empty', bytes('')],
    ['名前', bytes('日本語')],
  ]);
  const pack = writePack(files);
  const read = (start: number, length: number) => pack.subarray(start, start + length);
  const table = readPackTable(read);
  const text = (name: string) => new TextDecoder().decode(read(...(table.get(name) ?? [0, 0])));
  expect([...table.keys()].map((name) => [name, text(name)])).toEqual([
    ['a.json', '{"a":1}'],
    ['empty', ''],
    ['名前', '日本語'],
  ]);
});

it('writes the same bytes for the same files', () =>
  expect(writePack(new Map([['a', bytes('x')]]))).toEqual(writePack(new Map([['a', bytes('x')]]))));
