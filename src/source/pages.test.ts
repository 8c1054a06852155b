import { describe, expect, it } from 'vitest';
import { formatFault } from '../lib/fault.ts';
import type { SectionId } from '../site/sections.ts';
import { getSlug, readPages } from './pages.ts';

const FRONT = '---\ntitle: A page\ndescription: A description that is long enough to be of use to a reader.\n';
const QUESTIONS = 'questions:\n  - How does it work?\n  - Why would I use it?\n  - What does it cost?\n';
const file = (section: SectionId, stem: string, front = `${FRONT}${QUESTIONS}tags: [a]\n---\n`, ending = 'mdx') => ({
  file: `content/${section}/${stem}.${ending}`,
  section,
  stem,
  source: front,
});

describe('readPages', () => {
  it.each([
    ['docs', 'index', '/docs', 'docs'],
    ['docs', 'tracing/index', '/docs/tracing', 'docs'],
    ['docs', 'tracing/data-model', '/docs/tracing/data-model', 'docs'],
    ['faq', 'what-is-a-unit', '/faq/all/what-is-a-unit', 'faq'],
    ['faq', 'index', '/faq', 'faq'],
    ['pages', 'about', '/about', 'pages'],
    ['pages', 'imprint', '/imprint', 'imprint'],
    ['guides', 'videos/tour', '/guides/videos/tour', 'guides'],
  ] as const)('of %s finds %s at %s', (section, stem, path, id) => {
    const { pages, faults } = readPages([file(section, stem)]);
    expect(faults).toEqual([]);
    expect(pages.map((page) => [page.path, page.section.id])).toEqual([[path, id]]);
  });
  it('reports two files for one route', () => {
    const { faults } = readPages([file('docs', 'a'), file('docs', 'a/index'), file('docs', 'a', undefined, 'md')]);
    expect(faults.map(formatFault)).toEqual([
      'content/docs/a/index.mdx:1: The route /docs/a is taken by content/docs/a.mdx. Rename or remove one of the two files.',
      'content/docs/a.md:1: The route /docs/a is taken by content/docs/a.mdx. Rename or remove one of the two files.',
    ]);
  });
  it('keeps the other pages if one has a fault', () => {
    const { pages, faults } = readPages([file('docs', 'bad', `${FRONT}---\n`), file('docs', 'good')]);
    expect(pages.map(({ path }) => path)).toEqual(['/docs/good']);
    expect(faults.map(formatFault)).toEqual([
      'content/docs/bad.mdx:2: The field "questions" is missing. Add "questions: ...".',
    ]);
  });
});

it.each([
  ['index', 'index'],
  ['a/index', 'a'],
  ['a/b', 'a/b'],
  ['reindex', 'reindex'],
])('getSlug %s is %s', (stem, slug) => expect(getSlug(stem)).toBe(slug));
