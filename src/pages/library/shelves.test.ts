import { expect, test } from 'vitest';
import type { PageSummary } from '../parts/index-types.ts';
import { groupByShelf, type ShelfRule } from './shelves.ts';

const page = (path: string, ...tags: string[]): PageSummary => ({
  path,
  section: 'blog',
  title: path,
  description: '',
  tags,
  authors: [],
});
const rule = (id: string, paths: string[], tags: string[] = []): ShelfRule => ({
  id,
  question: id,
  note: '',
  paths,
  tags,
});
const paths = (shelves: ReturnType<typeof groupByShelf>) => shelves.map((shelf) => shelf.pages.map(({ path }) => path));

test('named pages come first and in order, then those with the tag', () => {
  const pages = [page('/c', 'cost'), page('/a'), page('/b')];
  expect(paths(groupByShelf(pages, [rule('x', ['/b', '/a'], ['cost'])]))).toEqual([['/b', '/a', '/c']]);
});

test('a page is on one shelf only, and a name wins over a tag', () => {
  const pages = [page('/a', 'cost'), page('/b', 'cost')];
  expect(paths(groupByShelf(pages, [rule('x', [], ['cost']), rule('y', ['/a'], ['cost'])]))).toEqual([['/b'], ['/a']]);
});

test('pages that do not exist and empty shelves are skipped', () => {
  expect(paths(groupByShelf([page('/a')], [rule('x', ['/gone']), rule('y', ['/a', '/gone'])]))).toEqual([['/a']]);
});
