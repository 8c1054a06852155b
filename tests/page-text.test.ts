import { describe, expect, it } from 'vitest';
import { compile } from '../src/markdown/compile.ts';
import { sectionsMarkdown } from '../src/markdown/text/write-sections.ts';
import { toMarkdown } from '../src/markdown/to-markdown.ts';
import { createMarkdownComponents } from '../src/prose/markdown-components.tsx';
import { readEnv } from '../src/site/env.ts';
import { createUrlResolver } from '../src/source/page-markdown.ts';
import type { Page } from '../src/source/pages.ts';
import { getSharedRenderer } from './shared-site.ts';

const renderer = getSharedRenderer();
const { site } = renderer;
const env = readEnv({});
const { tags } = createMarkdownComponents({
  pages: site.index.pages,
  ...site.reference,
  team: site.data.team,
  hosts: [],
});
const { snippets, drawings } = site;

/** The body of a page, compiled separately from the renderer. */
function compileBody({ notebook, source, file }: Page) {
  return compile(notebook?.body ?? source, file, tags, { snippets, drawings, coloured: false });
}

describe('the text of every written page', () => {
  it('contains the Markdown of its body, and a section for every heading, under its id and once', async () => {
    const wrong: string[] = [];
    for (const [path, page] of site.pages) {
      const { tree, headings } = await compileBody(page);
      const { sections = [] } = (await renderer.text(path)) ?? {};
      const body = toMarkdown(tree, tags, createUrlResolver(env.siteUrl, path));
      const ids = sections.map(({ id }) => id).filter(Boolean);
      const missing = headings.filter(({ id }) => ids.filter((one) => one === id).length !== 1);
      if (!sectionsMarkdown(sections).includes(body) || missing.length > 0) wrong.push(path);
    }
    expect(site.pages.size).toBeGreaterThan(300);
    expect(wrong).toEqual([]);
  });
});

it('reads generated API pages: explicit ids, parameters and one tab of code per language', async () => {
  const { sections = [] } = (await renderer.text('/docs/api/traces')) ?? {};
  const section = sections.find(({ id }) => id === 'delete-traces');
  expect(section?.heading).toBe('Delete several traces');
  const tabs = section?.blocks.flatMap((block) => (block.kind === 'tabs' ? block.tabs : []));
  expect(tabs?.map(({ label }) => label)).toEqual(['curl', 'Python', 'TypeScript']);
  expect(section?.blocks.some(({ kind }) => kind === 'list')).toBe(true);
});

it('reads folder pages as lists of their pages', async () => {
  const folder = [...site.coded.values()].find(({ isFolder }) => isFolder);
  const { sections = [] } = (await renderer.text(folder?.path ?? '')) ?? {};
  const lists = sections.flatMap(({ blocks }) => blocks).filter(({ kind }) => kind === 'list');
  expect(lists.length).toBeGreaterThan(0);
});
