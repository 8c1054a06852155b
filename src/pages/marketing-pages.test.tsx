import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CodedPage } from '../layouts/coded-page.ts';
import { DESCRIPTION_CHARS } from '../site/limits.ts';
import { PLANS_FIXTURE } from '../site/plans.fixture.ts';
import '../server/islands.ts';
import { marketingPages } from './marketing-pages.ts';

const site = {
  pages: [],
  pagesIn: () => [],
  team: [],
  plans: [],
  pricing: PLANS_FIXTURE,
  learningPaths: [],
  folders: () => [],
};
const getHtml = ({ Body }: CodedPage) =>
  renderToStaticMarkup(<Body site={site} query={new URLSearchParams()} signUpUrl="" />);

test('no two pages share a path', () => {
  expect(new Set(marketingPages.map(({ path }) => path)).size).toBe(marketingPages.length);
});

test.each(marketingPages)('$path: one h1, headings in order, unique ids, no inline style', (page) => {
  const html = getHtml(page);
  const levels = [...html.matchAll(/<h([1-6])\b/g)].map((match) => Number(match[1]));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels[0]).toBe(1);
  for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(html).not.toMatch(/\sstyle="/);
});

test.each(marketingPages)('$path: every anchor of the page exists', (page) => {
  const html = getHtml(page);
  for (const [, id] of html.matchAll(/href="#([^"]+)"/g)) expect(html).toContain(`id="${id}"`);
});

test.each(marketingPages.filter(({ locale }) => !locale))(
  '$path: the description has a suitable length',
  ({ description }) => {
    expect(description.length).toBeGreaterThanOrEqual(DESCRIPTION_CHARS.min);
    expect(description.length).toBeLessThanOrEqual(DESCRIPTION_CHARS.max);
  },
);
