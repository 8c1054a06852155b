import { describe, expect, it } from 'vitest';
import { PAGE_MAX_CHARS, PAGE_MIN_WORDS } from '../../site/limits.ts';
import { getFigures } from './figures.ts';
import { orphanFaults } from './orphans.ts';
import { longFaults, outgoingLinkFaults, questionFaults, shortFaults } from './page-faults.ts';
import type { QualityPage } from './quality-page.ts';
import { titleFaults } from './titles.ts';

const words = (count: number) => 'word '.repeat(count);
const page = (path: string, changes: Partial<QualityPage> = {}): QualityPage => ({
  path,
  section: 'docs',
  file: `content${path}.mdx`,
  title: path,
  questions: 3,
  source: `---\ntitle: ${path}\n---\n\nText.\n`,
  parts: [],
  text: words(PAGE_MIN_WORDS),
  index: false,
  ...changes,
});
const right = page('/docs/right');

describe('finds the faulty one of two pages:', () => {
  it('a page without questions, in sections that need them', () => {
    const found = questionFaults([
      right,
      page('/docs/a', { questions: 0 }),
      page('/b', { section: 'blog', questions: 0 }),
    ]);
    expect(found).toEqual([
      {
        file: 'content/docs/a.mdx',
        line: 1,
        problem: 'The page has no questions.',
        remedy: 'Add 3 to 5 questions to its front matter.',
      },
    ]);
  });
  it('a page under 150 words, unless it is an index', () => {
    const text = words(149);
    const found = shortFaults([right, page('/docs/a', { text }), page('/docs/b', { text, index: true })]);
    expect(found).toMatchObject([
      { file: 'content/docs/a.mdx', line: 1, problem: 'The page has 149 words, but must have at least 150.' },
    ]);
  });
  it('a page over 50,000 characters of Markdown', () => {
    const found = longFaults([
      page('/docs/b', { text: 'x'.repeat(PAGE_MAX_CHARS) }),
      page('/docs/a', { text: 'x'.repeat(50_001) }),
    ]);
    expect(found).toMatchObject([{ file: 'content/docs/a.mdx', problem: expect.stringMatching(/50001 .* 50000/) }]);
  });
  it('two pages with the same title in a section', () => {
    const found = titleFaults([
      page('/docs/a', { title: 'Get started' }),
      page('/docs/b', { title: 'Get Started!' }),
      page('/c', { title: 'Get started', section: 'blog' }),
    ]);
    expect(found).toMatchObject([
      { file: 'content/docs/b.mdx', line: 2, problem: 'The title "Get Started!" is already used by /docs/a.' },
    ]);
  });
});

describe('every page has at least two onward links in its text', () => {
  const known = new Set(['/docs/a', '/docs/b', '/docs/c']);
  const onward = (text: string) => outgoingLinkFaults([page('/docs/a', { text })], known, 'https://site.example');
  it.each([
    ['none', 'text', 0],
    ['one', '[b](https://site.example/docs/b)', 1],
    ['one page twice', '[b](/docs/b) [b](/docs/b#part)', 1],
    ['itself', '[a](/docs/a) [b](/docs/b)', 1],
    ['another site', '[x](https://x.example/docs/c) [b](/docs/b)', 1],
    ['a file', '[x](/llms.txt) [b](/docs/b)', 1],
    ['code', '`[c](/docs/c)` [b](/docs/b)', 1],
  ])('%s', (_, text, count) =>
    expect(onward(text)).toMatchObject([
      {
        file: 'content/docs/a.mdx',
        line: 5,
        problem: `The text links to ${count} other pages, but must link to at least 2.`,
      },
    ]),
  );
  it('accepts two', () => expect(onward('[b](/docs/b) [c](/docs/c#part)')).toEqual([]));
});

it('finds pages that no sidebar shows and no index links to', () => {
  const ways = {
    sidebars: new Set(['/docs/in-sidebar']),
    lists: new Map([
      ['/', new Set(['/blog'])],
      ['/blog', new Set(['/blog/listed'])],
      ['/unreached', new Set(['/orphan'])],
    ]),
  };
  const pages = ['/docs/in-sidebar', '/blog/listed', '/orphan'].map((path) => page(path));
  expect(orphanFaults(pages, ways)).toMatchObject([
    { file: 'content/orphan.mdx', line: 1, problem: '/orphan is neither in a sidebar nor linked from an index page.' },
  ]);
});

it('counts pages and words of each section', () =>
  expect(getFigures([right, page('/b', { section: 'blog', text: 'a b' }), page('/docs/c', { text: 'a b c' })])).toEqual(
    [
      { section: 'docs', pages: 2, words: 153 },
      { section: 'blog', pages: 1, words: 2 },
    ],
  ));
