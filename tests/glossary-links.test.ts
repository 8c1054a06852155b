import { describe, expect, it } from 'vitest';
import { MAX_TERM_LINKS } from '../src/markdown/glossary/link-terms.ts';
import { GLOSSARY_PAGE } from '../src/site/links.ts';
import { getSharedRenderer } from './shared-site.ts';

const renderer = getSharedRenderer();
const { pages, reference } = renderer.site;
// Written by the renderer, so its attributes have a fixed order.
const LINK = /<a href="([^"]*)" title="[^"]*" class="term-link">/g;

async function get(path: string, format: 'html' | 'markdown'): Promise<string> {
  const body = await renderer.page(path, new URLSearchParams(), format);
  return Buffer.from(body?.plain ?? '').toString('utf8');
}

const linksOf = (html: string) => [...html.matchAll(LINK)].map(([, href]) => href ?? '');

describe('links to the glossary', () => {
  it('are on most pages that explain, at most a handful each, every term once', async () => {
    const entries = new Set(reference.glossary.map(({ id }) => `${GLOSSARY_PAGE}#${id}`));
    const counts = new Map<string, number>();
    for (const { path, section } of pages.values()) {
      const links = linksOf(await get(path, 'html'));
      if (section.termLinks) counts.set(path, links.length);
      else expect(links, path).toEqual([]);
      expect(new Set(links).size, path).toBe(links.length);
      expect(
        links.filter((href) => !entries.has(href)),
        path,
      ).toEqual([]);
    }
    const found = [...counts.values()];
    expect(Math.max(...found)).toBe(MAX_TERM_LINKS);
    expect(found.filter((count) => count > 0).length / found.length).toBeGreaterThan(0.9);
    expect(counts.get(GLOSSARY_PAGE)).toBe(0);
  }, 120_000);

  it('are absent from Markdown and from the text that search and assistant read', async () => {
    const path = '/faq/all/what-is-a-unit';
    expect(linksOf(await get(path, 'html'))).not.toEqual([]);
    expect(await get(path, 'markdown')).not.toContain(GLOSSARY_PAGE);
    expect(JSON.stringify(await renderer.text(path))).not.toContain(GLOSSARY_PAGE);
  });
});
