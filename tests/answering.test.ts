import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { productionApp } from '../src/server/production.ts';
import { findPrebuiltIndex, indexKey, writePrebuiltIndex } from '../src/server/worker/prebuilt-index.ts';

const folder = mkdtempSync(join(tmpdir(), 'index-'));
afterAll(() => rmSync(folder, { recursive: true }));
const root = process.cwd();
// Both sign card URLs with the same secret.
process.env.SITE_SECRET = 'the same for both';
const worker = productionApp({ root, logLevel: 'off' });
const inProcess = productionApp({ root, logLevel: 'off', answering: 'in process' });

it('returns the same answers from the bundled index in a worker as from the pages', async () => {
  expect([worker.answering !== undefined, inProcess.answering]).toEqual([true, undefined]);
  const paths = [
    '/api/search?q=tail%20sampling',
    '/api/search?q=promt%20cachng&tab=docs',
    `/api/search?q=${encodeURIComponent('サンプリング')}`,
    '/search?q=masking',
    '/docs/ask-ai.md?q=How+do+I+mask+personal+data%3F',
    '/docs/ask-ai?q=What+is+the+weather+today%3F',
  ];
  for (const path of paths) {
    const [fromWorker, fromProcess] = await Promise.all([worker, inProcess].map(({ app }) => app.request(path)));
    expect([path, fromWorker?.status, await fromWorker?.text()]).toEqual([path, 200, await fromProcess?.text()]);
  }
});

it('reuses the index only for the same pages and code', async () => {
  const key = indexKey(root);
  await writePrebuiltIndex(folder, key, inProcess.renderer);
  const found = findPrebuiltIndex(folder, key);
  expect(found && readFileSync(found.index).length).toBeGreaterThan(100_000);
  expect(findPrebuiltIndex(folder, `${key}x`)).toBeUndefined();
  const other = mkdtempSync(join(tmpdir(), 'pages-'));
  const before = indexKey(other);
  writeFileSync(join(other, 'content'), 'changed');
  expect(indexKey(other)).not.toBe(before);
  rmSync(other, { recursive: true });
});
