import { describe, expect, it } from 'vitest';
import { matchPages, wordsOf } from './match.ts';

const page = (path: string, title: string, sidebarTitle?: string) => ({ path, title, sidebarTitle });
const pages = [
  page('/docs/tracing/get-started', 'Get started with tracing', 'Get started'),
  page('/docs/tracing', 'Tracing'),
  page('/docs/tracing/users', 'Users'),
  page('/blog/resume', 'A résumé of Über-prompts'),
  page('/docs/prompts/caching', 'Caching'),
];
const found = (query: string) => matchPages(pages, query).map((result) => result.path);

describe('matchPages', () => {
  it('puts titles that start with the query first, paths last', () => {
    expect(found('tracing')).toEqual(['/docs/tracing', '/docs/tracing/get-started', '/docs/tracing/users']);
  });
  it('wants every word, wherever it stands', () => {
    expect(found('tracing started')).toEqual(['/docs/tracing/get-started']);
    expect(found('prompts cach')).toEqual(['/docs/prompts/caching']);
    expect(found('tracing caching')).toEqual([]);
  });
  it('counts the sidebar title as a title', () => expect(found('get started')[0]).toBe('/docs/tracing/get-started'));
  it('ignores case and accents on both sides', () => {
    expect(found('RESUME uber')).toEqual(['/blog/resume']);
    expect(found('résumé')).toEqual(['/blog/resume']);
  });
  it('finds a pasted path', () => expect(found('/docs/tracing/users')).toEqual(['/docs/tracing/users']));
  it('finds nothing for nothing', () => {
    expect(found('')).toEqual([]);
    expect(found('   ')).toEqual([]);
  });
  it('takes signs literally', () => expect(found('.*')).toEqual([]));
});

it('splits a query into words, each once, and stops at its limit', () => {
  expect(wordsOf('  Trace  trace tree ')).toEqual(['trace', 'tree']);
  expect(wordsOf('x'.repeat(5000))[0]).toHaveLength(200);
});
