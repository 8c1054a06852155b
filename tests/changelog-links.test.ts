import { expect, it } from 'vitest';
import { wordsFor } from '../src/i18n/words.ts';
import { getSharedRenderer } from './shared-site.ts';

const renderer = getSharedRenderer();
const entries = [...renderer.site.pages.values()].filter(({ section }) => section.id === 'changelog');
const { changedPages, changedIn } = wordsFor('en');

/** The links of a page between two markers. */
async function linksBetween(path: string, from: string, to: string): Promise<string[]> {
  const body = await renderer.page(path, new URLSearchParams(), 'html');
  const html = Buffer.from(body?.plain ?? '').toString('utf8');
  const start = html.lastIndexOf(from);
  const part = start < 0 ? '' : html.slice(start, html.indexOf(to, start));
  return [...part.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href ?? '');
}

it('dates entries on working days', () => {
  const weekend = entries.filter(({ front }) => [0, 6].includes(new Date(String(front.date)).getUTCDay()));
  expect(weekend.map(({ file }) => file)).toEqual([]);
});

it('names the pages that each entry changed', () =>
  expect(entries.filter(({ front }) => !front.pages?.length).map(({ file }) => file)).toEqual([]));

it.each(entries.map(({ path, front }) => [path, front.pages ?? []] as const))(
  '%s and the pages that it changed link to each other',
  async (path, pages) => {
    expect(await linksBetween(path, `aria-label="${changedPages}"`, '</nav>')).toEqual(pages);
    for (const page of pages) expect(await linksBetween(page, `<p>${changedIn} `, '</div>'), page).toContain(path);
  },
);
