import { describe, expect, it } from 'vitest';
import { changeFaults, getChangedPages, getChanges } from './changes.ts';
import { type Page, readPages } from './pages.ts';
import type { Site } from './site.ts';

const DESCRIPTION = 'Long enough a description for the rules of front matter.';

const doc = (stem: string) => ({
  file: `content/docs/${stem}.mdx`,
  section: 'docs' as const,
  stem,
  source: `---\ntitle: ${stem}\ndescription: ${DESCRIPTION}\nquestions: [What is this?, Why is this?, How is this?]\n---\n`,
});
const entry = (stem: string, pages: string[]) => ({
  file: `content/changelog/${stem}.mdx`,
  section: 'changelog' as const,
  stem,
  source: `---\ntitle: New ${stem}\ndescription: ${DESCRIPTION}\ndate: ${stem.slice(0, 10)}\nauthors: [mara]\npages:\n${pages.map((page) => `  - ${page}`).join('\n')}\n---\n`,
});

const pages = readPages([
  doc('sessions'),
  doc('users'),
  entry('2026-01-02-first', ['/docs/sessions']),
  entry('2026-03-04-later', ['/docs/users', '/docs/sessions']),
]).pages;
const site = { pages: new Map(pages.map((page) => [page.path, page])), coded: new Map() } as unknown as Site;

describe('changes', () => {
  it('are linked from the pages, newest first', () => {
    expect(getChanges('/docs/sessions', site)).toEqual([
      { title: 'New 2026-03-04-later', path: '/changelog/2026-03-04-later', date: '2026-03-04' },
      { title: 'New 2026-01-02-first', path: '/changelog/2026-01-02-first', date: '2026-01-02' },
    ]);
    expect(getChanges('/docs', site)).toEqual([]);
  });
  it('name their pages by title', () =>
    expect(getChangedPages(site.pages.get('/changelog/2026-03-04-later') as Page, site)).toEqual([
      { title: 'users', path: '/docs/users' },
      { title: 'sessions', path: '/docs/sessions' },
    ]));
});

describe('faults', () => {
  const getFaults = (path: string) =>
    changeFaults([...pages, ...readPages([entry('2026-05-06-wrong', [path])]).pages], []).map(
      ({ line, problem, remedy }) => `${line}: ${problem} ${remedy}`,
    );
  it('name a page that does not exist', () =>
    expect(getFaults('/docs/session')).toEqual([
      '7: The entry lists /docs/session, but no page has this path. Did you mean "/docs/sessions"?',
    ]));
  it('name a page that cannot show a link back', () =>
    expect(getFaults('/changelog/2026-01-02-first')[0]).toContain('a page without a place for a link back'));
  it('name an entry without pages', () =>
    expect(
      readPages([
        { ...entry('2026-05-06-none', []), source: entry('2026-05-06-none', []).source.replace('pages:\n\n', '') },
      ]).faults,
    ).toMatchObject([{ file: 'content/changelog/2026-05-06-none.mdx', problem: expect.stringContaining('pages') }]));
  it('are empty if all is well', () => expect(changeFaults(pages, [])).toEqual([]));
});
