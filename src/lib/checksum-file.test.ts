import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readWithChecksum, writeWithChecksum } from './checksum-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'stored-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, 'deep/value.bin');
const value = { words: ['a', 'b'], numbers: Uint32Array.of(1, 2, 3) };

it('reads back what was written', () => {
  writeWithChecksum(file, value);
  expect(readWithChecksum(file)).toEqual(value);
});

it('reads nothing if the file is missing, truncated or changed', () => {
  writeWithChecksum(file, value);
  const bytes = readFileSync(file);
  expect(readWithChecksum(join(folder, 'none.bin'))).toBeUndefined();
  writeFileSync(file, bytes.subarray(0, -1));
  expect(readWithChecksum(file)).toBeUndefined();
  bytes[bytes.length - 2] = (bytes[bytes.length - 2] ?? 0) ^ 1;
  writeFileSync(file, bytes);
  expect(readWithChecksum(file)).toBeUndefined();
  writeFileSync(file, '');
  expect(readWithChecksum(file)).toBeUndefined();
});

it('writes nothing and does not throw if the path is not writable', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => writeWithChecksum(join(folder, 'file/value.bin'), value)).not.toThrow();
});
