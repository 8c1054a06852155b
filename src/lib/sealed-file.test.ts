import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readSealed, writeSealed } from './sealed-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'sealed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, 'deep/value.bin');
const value = { words: ['a', 'b'], numbers: Uint32Array.of(1, 2, 3) };

it('reads back what was written', () => {
  writeSealed(file, value);
  expect(readSealed(file)).toEqual(value);
});

it('reads nothing if the file is missing, truncated or changed', () => {
  writeSealed(file, value);
  const bytes = readFileSync(file);
  expect(readSealed(join(folder, 'none.bin'))).toBeUndefined();
  writeFileSync(file, bytes.subarray(0, -1));
  expect(readSealed(file)).toBeUndefined();
  bytes[bytes.length - 2] = (bytes[bytes.length - 2] ?? 0) ^ 1;
  writeFileSync(file, bytes);
  expect(readSealed(file)).toBeUndefined();
  writeFileSync(file, '');
  expect(readSealed(file)).toBeUndefined();
});

it('writes nothing and does not throw if the path is not writable', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => writeSealed(join(folder, 'file/value.bin'), value)).not.toThrow();
});
