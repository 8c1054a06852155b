import { rmSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { codedPages } from '../src/pages/coded-pages.ts';
import { DEV_ASSETS } from '../src/render/assets.ts';
import { createRenderer } from '../src/server/renderer.tsx';
import { readEnv } from '../src/site/env.ts';
import { loadSite } from '../src/source/site.ts';
import { createSmallContent } from './small-content.ts';

const root = createSmallContent();
afterAll(() => rmSync(root, { recursive: true }));

it('a page rendered in December shows the new copyright year in January', async () => {
  let now = new Date('2026-12-31T23:59:00Z');
  const site = loadSite(root, codedPages);
  const renderer = createRenderer({ site, env: readEnv({}), assets: DEV_ASSETS, clock: { now: () => now } });
  const read = async (path: string) => {
    const body = await renderer.page(path, new URLSearchParams(), 'html');
    return { etag: body?.etag, year: /2022(?:–|&#8211;)(\d+)/.exec(new TextDecoder().decode(body?.plain))?.[1] };
  };
  for (const path of ['/docs', '/third-parties']) {
    now = new Date('2026-12-31T23:59:00Z');
    const december = await read(path);
    expect(december.year).toBe('2026');
    expect(await read(path)).toEqual(december);
    now = new Date('2027-01-01T00:00:00Z');
    const january = await read(path);
    expect(january.year).toBe('2027');
    expect(january.etag).not.toBe(december.etag);
  }
});
