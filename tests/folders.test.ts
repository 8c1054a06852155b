import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { listDocuments } from '../src/features/search/server/documents.ts';
import { createApp } from '../src/server/app.ts';
import { readEnv } from '../src/site/env.ts';
import { getSection } from '../src/site/sections.ts';
import { getSharedRenderer } from './shared-site.ts';

const renderer = getSharedRenderer();
const { site } = renderer;
const env = readEnv({ LOG_LEVEL: 'off' });
const app = createApp({ env, health: { draining: false }, renderer: () => renderer });
const read = async (path: string) => (await app.request(path)).text();
const folders = [...site.coded.values()].filter(({ isFolder }) => isFolder).map(({ path }) => path);

describe('folder URLs', () => {
  it('all resolve: every folder above a page has a page or a redirect', () => {
    const routes = [...site.pages.keys(), ...site.coded.keys()];
    const known = new Set([...routes, ...site.redirects.keys()]);
    const parents = routes.flatMap((path) => path.split('/').map((_, index, parts) => parts.slice(0, index).join('/')));
    expect([...new Set(parents)].filter((path) => path !== '' && !known.has(path))).toEqual([]);
    for (const path of ['/docs/sdk', '/integrations/frameworks', '/self-hosting/deployment', '/faq/tag', '/faq/all'])
      expect(folders).toContain(path);
  });

  it('return a page that lists every page below, with its description', async () => {
    for (const path of folders) {
      const response = await app.request(path);
      const main = parse(await response.text()).querySelector('main');
      expect([path, response.status, main?.querySelectorAll('h1').length]).toEqual([path, 200, 1]);
      const below = [...site.pages.values()].filter((page) => page.path.startsWith(`${path}/`));
      const links = new Set(main?.querySelectorAll('.not-prose a').map((link) => link.getAttribute('href')));
      expect(below.filter((page) => !links.has(page.path)).map((page) => page.path)).toEqual([]);
      for (const page of below.slice(0, 3)) expect(main?.text).toContain(page.front.description.slice(0, 30));
    }
  });

  it('have Markdown, contributors, and a place in sitemap and search', async () => {
    const sitemap = await read('/sitemap.xml');
    for (const path of folders) {
      expect(sitemap).toContain(`${path}</loc>`);
      expect(await read(`${path}.md`)).toMatch(/^---\ntitle: /);
      const shown = (await read(path)).includes('data-contributors');
      expect([path, shown]).toEqual([path, getSection(path).contributors]);
    }
    const coded = new Map([...site.coded].filter(([path]) => folders.includes(path)));
    const documents = listDocuments({ ...renderer, site: { ...site, pages: new Map(), coded } });
    const found = documents.map(({ facts }) => facts.path);
    expect(folders.filter((path) => !found.includes(path))).toEqual([]);
  });

  it('are linked from the breadcrumbs of their pages', async () => {
    const crumbs = async (path: string) =>
      parse(await read(path))
        .querySelectorAll('nav[aria-label="Breadcrumbs"] a')
        .map((link) => link.getAttribute('href'));
    expect(await crumbs('/docs/sdk/python/sdk-v3')).toEqual(['/docs', '/docs/sdk', '/docs/sdk/python']);
    expect(await crumbs('/docs/sdk/python')).toEqual(['/docs', '/docs/sdk']);
    expect(await crumbs('/docs/tracing')).toEqual(['/docs']);
  });
});
