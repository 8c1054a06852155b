import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { sampleKey } from '../markdown/sample-check.ts';
import { contractsFingerprint, readSampleResults, SAMPLE_RESULTS_FILE } from './sample-results.ts';

const root = mkdtempSync(join(tmpdir(), 'results-'));
afterAll(() => rmSync(root, { recursive: true }));
for (const folder of ['contracts/python', 'dist']) mkdirSync(join(root, folder), { recursive: true });
const write = (file: string, text: string) => writeFileSync(join(root, file), text);

it('finds the result of identical code in the same language, until a contract changes', () => {
  expect(readSampleResults(root)).toBeUndefined();
  write('contracts/python/a.pyi', 'def a() -> None: ...');
  const results = {
    inputs: '',
    contracts: contractsFingerprint(root),
    versions: { python: '1', typescript: '2', api: '3', platform: '4' },
    passed: { [sampleKey('python', 'a()')]: 'python-sdk' },
  };
  write(SAMPLE_RESULTS_FILE, JSON.stringify(results));
  const read = readSampleResults(root);
  expect(read?.versions.python).toBe('1');
  expect([read?.find('python', 'a()'), read?.find('python', 'a( )'), read?.find('py', 'a()')]).toEqual([
    'python-sdk',
    undefined,
    undefined,
  ]);
  write('contracts/python/a.pyi', 'def b() -> None: ...');
  expect(readSampleResults(root)).toBeUndefined();
});

it('ignores a truncated file', () => {
  write(SAMPLE_RESULTS_FILE, '{"inputs":');
  expect(readSampleResults(root)).toBeUndefined();
});
