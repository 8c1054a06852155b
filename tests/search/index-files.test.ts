import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { CoreFile } from '../../src/features/search/engine/core-file.ts';
import { createApp } from '../../src/server/app.ts';
import { readEnv } from '../../src/site/env.ts';
import { LOCALES } from '../../src/site/locales.ts';
import { createFreshRenderer, getSharedRenderer } from '../shared-site.ts';

const env = readEnv({ LOG_LEVEL: 'off' });
const renderer = getSharedRenderer();
const { site } = renderer;
const app = createApp({ env, health: { draining: false }, renderer: () => renderer });
const get = (name: string) => app.request(`/search-index/${name}`, { headers: { 'accept-encoding': 'br' } });
const read = async (name: string) =>
  JSON.parse(brotliDecompressSync(Buffer.from(await (await get(name)).arrayBuffer())).toString());
const getCore = async (locale: string): Promise<CoreFile> => read((await read(`${locale}.json`)).core);

describe('the docs search fetches a static search index per locale', () => {
  it.each(LOCALES.map(({ id }) => id))('%s has a small manifest that names immutable files', async (locale) => {
    const manifest = await get(`${locale}.json`);
    expect(manifest.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    const core = await get((await read(`${locale}.json`)).core);
    expect(core.status).toBe(200);
    expect(core.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(core.headers.get('content-encoding')).toBe('br');
  });
  it('contains the pages of the language, all English ones, and only the language name of others', async () => {
    const [en, ja] = await Promise.all([getCore('en'), getCore('ja')]);
    const titleIn = ({ pages }: CoreFile, path: string) => pages.title[pages.path.indexOf(path)];
    expect(titleIn(en, '/jp')).toBe('Japanese 日本語');
    expect(titleIn(ja, '/jp')).toBe(site.coded.get('/jp')?.title);
    expect(titleIn(ja, '/kr')).toBe('Korean 한국어');
    expect(new Set(ja.pages.path)).toEqual(new Set(en.pages.path));
  });
  it('skips pages that are excluded from search engines', async () => {
    const { path } = (await getCore('en')).pages;
    const hidden = [...site.coded.values()].filter((page) => page.noindex).map((page) => page.path);
    expect(hidden).toContain('/search');
    expect(path.filter((one) => hidden.includes(one))).toEqual([]);
    for (const [hiddenPath, { front }] of site.pages)
      if (front.noindex || front.searchable === false) expect(path).not.toContain(hiddenPath);
  });
  it('builds to the same bytes each time', async () => {
    const { search } = createFreshRenderer();
    const names = await search.names();
    expect([...names].sort()).toEqual([...(await renderer.search.names())].sort());
    for (const name of names) expect(await search.read(name), name).toEqual(await renderer.search.read(name));
  });
  it('contains no other files', async () => expect((await get('files/none.bin')).status).toBe(404));
});
