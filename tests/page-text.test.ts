import { describe, expect, it } from 'vitest';
import { sectionsMarkdown } from '../src/markdown/text/write-sections.ts';
import { codedPages } from '../src/pages/coded-pages.ts';
import { systemClock } from '../src/platform/clock.ts';
import { DEV_ASSETS } from '../src/render/assets.ts';
import { createRenderer } from '../src/server/renderer.tsx';
import { readEnv } from '../src/site/env.ts';
import { markdownBody } from '../src/source/page-markdown.ts';
import { loadSite } from '../src/source/site.ts';

const site = loadSite(process.cwd(), codedPages);
const renderer = createRenderer({ site, env: readEnv({}), assets: DEV_ASSETS, clock: systemClock });
const paths = [
  ...site.pages.keys(),
  ...[...site.coded.values()].filter(({ dynamic }) => !dynamic).map(({ path }) => path),
];

describe('the text of every page', () => {
  it('has the same Markdown as the page', { timeout: 600_000 }, async () => {
    const different: string[] = [];
    for (const path of paths) {
      const [text, outline] = [await renderer.text(path), await renderer.outline(path)];
      if (sectionsMarkdown(text?.sections ?? []).trim() !== markdownBody(outline?.markdown ?? '').trim())
        different.push(path);
    }
    expect(paths.length).toBeGreaterThan(500);
    expect(different).toEqual([]);
  });
  it('has a section for every heading, under its id and once', async () => {
    const wrong: string[] = [];
    for (const path of site.pages.keys()) {
      const ids = (await renderer.text(path))?.sections.map(({ id }) => id).filter(Boolean) ?? [];
      const { headings = [] } = (await renderer.outline(path)) ?? {};
      const named = headings.map(({ id }) => id);
      if (new Set(ids).size !== ids.length || named.some((id) => !ids.includes(id))) wrong.push(path);
    }
    expect(wrong).toEqual([]);
  });
});

it('reads generated API pages: explicit ids, parameters and one tab of code per language', async () => {
  const { sections = [] } = (await renderer.text('/docs/api/traces')) ?? {};
  const section = sections.find(({ id }) => id === 'delete-traces');
  expect(section?.heading).toBe('Delete several traces');
  const tabs = section?.blocks.flatMap((block) => (block.kind === 'tabs' ? block.tabs : []));
  expect(tabs?.map(({ label }) => label)).toEqual(['curl', 'Python', 'TypeScript']);
  expect(section?.blocks.some(({ kind }) => kind === 'table')).toBe(true);
});

it('reads folder pages as lists of their pages', async () => {
  const folder = [...site.coded.values()].find(({ isFolder }) => isFolder);
  const { sections = [] } = (await renderer.text(folder?.path ?? '')) ?? {};
  const lists = sections.flatMap(({ blocks }) => blocks).filter(({ kind }) => kind === 'list');
  expect(lists.length).toBeGreaterThan(0);
});
