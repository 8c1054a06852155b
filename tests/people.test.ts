import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contributorsSchema } from '../src/schema/contributors.ts';
import { getSection, SECTIONS } from '../src/site/sections.ts';
import { getSharedSite } from './shared-site.ts';

const { owners, pages } = contributorsSchema.parse(JSON.parse(readFileSync('content/data/contributors.json', 'utf8')));
const site = getSharedSite();
const routes = [...site.pages.keys(), ...site.coded.keys()];
const people = (path: string) =>
  site.contributors.getUsernames({ paths: [path], files: [site.pages.get(path)?.file ?? ''] });

describe('the page-to-contributors table of the site', () => {
  it('names existing pages, in sections that list contributors', () => {
    const exists = (path: string) =>
      path.includes('[')
        ? routes.some((route) => route.startsWith(path.slice(0, path.indexOf('['))))
        : routes.includes(path) || site.redirects.has(path);
    expect(Object.keys(pages).filter((path) => !exists(path) || !getSection(path).contributors)).toEqual([]);
  });
  it('covers docs, faq (including /faq/tag/[tag]), guides, handbook, integrations, security and self-hosting', () => {
    for (const { id, contributors, contentDir } of SECTIONS) {
      if (!contributors || contentDir === null) continue;
      const sectionRoutes = routes.filter((route) => getSection(route).id === id);
      expect([id, sectionRoutes.filter((path) => people(path).length === 0)]).toEqual([id, []]);
      expect(sectionRoutes.length).toBeGreaterThan(1);
    }
    const tags = routes.filter((route) => route.startsWith('/faq/tag/'));
    expect(tags.length).toBeGreaterThan(0);
    for (const tag of tags) expect(people(tag).length).toBeGreaterThan(0);
  });
  it('shows nobody for commits by an email address without an identity', () => {
    const known = new Set([...Object.values(owners), ...Object.values(pages)].flat());
    const shown = routes.flatMap(people);
    expect(shown.filter((name) => !known.has(name))).toEqual([]);
  });
});
