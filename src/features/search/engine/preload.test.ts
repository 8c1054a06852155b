import { expect, it } from 'vitest';
import { sampleFiles, samplePage } from '../fixtures/sample-index.ts';
import { openPreloadedEngine } from './engine.ts';
import { preloadIndex } from './preload.ts';

it('loads the index once; queries then load only texts of pages', async () => {
  const files = sampleFiles([
    samplePage({ path: '/a', title: 'Sampling' }),
    samplePage({ path: '/b', title: 'Masking' }),
  ]);
  const network: string[] = [];
  const read = await preloadIndex('en', async (name) => {
    network.push(name);
    return files.get(name) ?? new Uint8Array();
  });
  const count = network.length;
  expect(new Set(network).size).toBe(count);
  const engine = await openPreloadedEngine('en', read);
  const { pages } = await engine.search('sampling');
  expect(pages[0]?.path).toBe('/a');
  expect(network).toHaveLength(count);
  await expect(read('files/other.json')).rejects.toThrow('not preloaded');
});
