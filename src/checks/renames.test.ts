import { describe, expect, it } from 'vitest';
import type { CurrentSite, Ledger, PublishedPage } from './ledger.ts';
import { likelySuccessor, NO_RENAME_HISTORY, pairHeadings } from './renames.ts';

const page = (title: string, ids: string[], file: string | undefined = 'content/x.mdx'): PublishedPage => ({
  file,
  title,
  ids,
  anchors: new Set(ids),
  headingAliases: {},
  aliases: [],
});
const today = (pages: Record<string, PublishedPage>): CurrentSite => ({
  pages: new Map(Object.entries(pages)),
  redirects: new Map(),
  unrendered: new Set(),
});
const ledger: Ledger = { '/docs/old': { ids: ['a', 'b', 'c'] }, '/docs/kept': { ids: ['a', 'b', 'c'] } };

describe('likelySuccessor', () => {
  it('follows renames in git over several steps', () => {
    const history = {
      ...NO_RENAME_HISTORY,
      renames: new Map([
        ['/docs/old', '/docs/between'],
        ['/docs/between', '/docs/new'],
      ]),
    };
    expect(likelySuccessor('/docs/old', ledger, today({ '/docs/new': page('N', []) }), history)).toBe('/docs/new');
  });
  it('recognises a new page by its headings', () =>
    expect(
      likelySuccessor(
        '/docs/old',
        ledger,
        today({ '/docs/x': page('X', ['a', 'b', 'c', 'd']), '/docs/y': page('Y', ['z']) }),
        NO_RENAME_HISTORY,
      ),
    ).toBe('/docs/x'));
  it('recognises a new page by its title', () => {
    const history = { ...NO_RENAME_HISTORY, titles: new Map([['/docs/old', 'Sessions']]) };
    expect(likelySuccessor('/docs/old', ledger, today({ '/docs/x': page('Sessions', []) }), history)).toBe('/docs/x');
  });
  it('recognises a new page by its name in another folder', () =>
    expect(likelySuccessor('/docs/old', ledger, today({ '/docs/deep/old': page('X', []) }), NO_RENAME_HISTORY)).toBe(
      '/docs/deep/old',
    ));
  it.each<[string, Record<string, PublishedPage>]>([
    ['pages that were there before', { '/docs/kept': page('K', ['a', 'b', 'c']) }],
    ['pages that have no file', { '/docs/x': { ...page('X', ['a', 'b', 'c']), file: undefined } }],
    ['pages that have little in common', { '/docs/x': page('X', ['a', 'y', 'z']) }],
    ['two equally similar pages', { '/docs/x': page('X', ['a', 'b', 'c']), '/docs/y': page('Y', ['a', 'b', 'c']) }],
  ])('does not choose %s', (_, pages) =>
    expect(likelySuccessor('/docs/old', ledger, today(pages), NO_RENAME_HISTORY)).toBeUndefined(),
  );
});

describe('pairHeadings', () => {
  it.each<[string[], string[], Record<string, string>]>([
    [['a', 'b', 'c'], ['a', 'x', 'c'], { b: 'x' }],
    [['a', 'b'], ['x', 'y'], { a: 'x', b: 'y' }],
    [['a', 'b'], ['b'], {}],
    [['a', 'set-the-key', 'c'], ['a', 'new', 'set-your-key', 'c'], { 'set-the-key': 'set-your-key' }],
    [['a', 'b', 'c'], ['a', 'c', 'x'], {}],
  ])('%j to %j', (before, now, pairs) => expect(Object.fromEntries(pairHeadings(before, now))).toEqual(pairs));
});
