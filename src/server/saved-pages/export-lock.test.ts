import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { lockExport } from './export-lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'lock-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'deep/export.lock');

it('rejects a second export to the folder until the first has finished', () => {
  const unlock = lockExport(file, 'out');
  expect(() => lockExport(file, 'out')).toThrow(`Another export to out is running (process ${process.pid}).`);
  unlock();
  expect(existsSync(file)).toBe(false);
  lockExport(file, 'out')();
});

it('ignores the lock of a process that has ended, and a damaged lock', () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  for (const owner of [String(pid), 'nobody']) {
    writeFileSync(file, owner);
    lockExport(file, 'out')();
    expect(existsSync(file)).toBe(false);
  }
});
