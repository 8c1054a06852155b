import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CHANGELOG_PAGE_SIZE } from '../../site/limits.ts';
import { fakeAuthor, fakePage, fakeSite } from '../listing/fake-site.ts';
import { changelogPages } from './changelog-pages.tsx';

const entries = Array.from({ length: CHANGELOG_PAGE_SIZE + 1 }, (_, index) => {
  const date = `2026-${String(11 - Math.floor(index / 10)).padStart(2, '0')}-10`;
  return fakePage({
    path: `/changelog/e${index}`,
    section: 'changelog',
    title: `Entry ${index}.`,
    date,
    label: index === 0 ? 'Beta' : undefined,
    authors: [fakeAuthor('Ines')],
  });
});
const site = fakeSite(entries);
const draw = (index: number, of = site) => {
  const page = changelogPages(of)[index];
  if (!page) throw new Error('no such page');
  return renderToStaticMarkup(<page.Body site={of} query={new URLSearchParams()} signUpUrl="" />);
};

it('has as many entries per page as the specification says', () => {
  expect(changelogPages(site).map((page) => page.path)).toEqual(['/changelog', '/changelog/page/2']);
  expect(draw(0).match(/<article/g)).toHaveLength(CHANGELOG_PAGE_SIZE);
  expect(draw(1).match(/<article/g)).toHaveLength(1);
});

it('shows label, author, month and a link to older entries', () => {
  const html = draw(0);
  expect(html).toContain('Beta</span>');
  expect(html).toContain('Ines Test');
  expect(html).toContain('<h2 id="2026-11"');
  expect(html).toContain('href="/changelog/page/2" rel="next"');
  expect(html).not.toContain('rel="prev"');
});

it('has one page with a message if there are no entries', () => {
  expect(draw(0, fakeSite([]))).toContain('Nothing has been released yet.');
});

it('marks a month that continues from the previous page', () => {
  expect(draw(0)).not.toContain(', continued');
  const divided = fakeSite(entries.map((entry) => ({ ...entry, date: '2026-11-10' })));
  expect(draw(1, divided)).toContain('November 2026, continued</h2>');
});

it('lists every month of every page twice: in the column and in the list that opens on phones', () => {
  for (const index of [0, 1]) {
    const html = draw(index);
    expect(html.match(/href="\/changelog#2026-11"/g)).toHaveLength(2);
    expect(html.match(/href="\/changelog\/page\/2#2026-09"/g)).toHaveLength(2);
    expect(html).toMatch(/<details[^>]*><summary[^>]*>Jump to a month/);
  }
});
