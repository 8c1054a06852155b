import { describe, expect, it } from 'vitest';
import { findFolders, folderRowFaults, getGroupFolder } from './folders.ts';
import type { SidebarNode } from './sidebar.ts';

const page = (path: string) => ({ path, title: `Title of ${path}`, description: `About ${path}.` });
const link = (path: string): SidebarNode => ({ kind: 'page', title: path, path });
const group = (title: string, ...paths: string[]): SidebarNode => ({ kind: 'group', title, children: paths.map(link) });

const PAGES = ['/docs', '/docs/sdk/py/a', '/docs/sdk/py/b', '/docs/sdk/js/a', '/docs/tracing', '/docs/tracing/x'];
const SIDEBAR = [
  group('Python SDK', '/docs/sdk/py/b', '/docs/sdk/py/a'),
  group('Mixed', '/docs/sdk/js/a', '/docs/tracing', '/docs/tracing/x'),
];
const find = (more: Partial<Parameters<typeof findFolders>[0]> = {}) =>
  findFolders({ pages: PAGES.map(page), taken: new Set(), rows: {}, getSidebar: () => SIDEBAR, ...more });

describe('the folders of a site', () => {
  it('include every path above a page that has no page itself', () =>
    expect(find().map(({ path }) => path)).toEqual(['/docs/sdk', '/docs/sdk/js', '/docs/sdk/py']));
  it('skip redirects', () =>
    expect(find({ taken: new Set(['/docs/sdk']) }).map(({ path }) => path)).toEqual(['/docs/sdk/js', '/docs/sdk/py']));
  it('are not needed above the numbered pages of a list', () =>
    expect(find({ pages: ['/changelog', '/changelog/page/2', '/changelog/page/3'].map(page) })).toEqual([]));
  it('exist from their first page on', () =>
    expect(find({ pages: [...PAGES, '/guides/videos/a'].map(page) }).at(-1)).toMatchObject({
      path: '/guides/videos',
      title: 'Videos',
      description: 'Videos in Guides: Title of /guides/videos/a.',
    }));
  it('take their title from the matching sidebar group, or else from their name', () =>
    expect(find().map(({ title }) => title)).toEqual(['Sdk', 'Js', 'Python SDK']));
  it('take title and description from a row first', () => {
    const description = 'One package for Python and five for TypeScript.';
    const rows = { '/docs/sdk': { title: 'SDKs', description }, '/docs/sdk/js': { description } };
    expect(find({ rows }).map((folder) => [folder.title, folder.description === description])).toEqual([
      ['SDKs', true],
      ['Js', true],
      ['Python SDK', false],
    ]);
  });
  it('list their pages in sidebar order, with separate groups for inner folders', () => {
    const [sdk, , python] = find();
    expect(python?.pages.map(({ path }) => path)).toEqual(['/docs/sdk/py/b', '/docs/sdk/py/a']);
    expect(sdk?.pages).toEqual([]);
    expect(sdk?.folders.map(({ path, title, pages }) => [path, title, pages.length])).toEqual([
      ['/docs/sdk/js', 'Js', 1],
      ['/docs/sdk/py', 'Python SDK', 2],
    ]);
  });
  it('name as many pages in their description as fit', () => {
    const many = Array.from({ length: 20 }, (_, index) => page(`/docs/many/${index}`));
    const [folder] = find({ pages: many.concat(page('/docs')) });
    expect(folder?.description).toMatch(/^Many in Docs: Title of .* and \d+ more\.$/);
    expect(folder?.description.length).toBeLessThanOrEqual(155);
  });
});

it('report rows for paths that are not folders', () => {
  const row = { description: 'A description that is long enough for one.' };
  const faults = folderRowFaults({ '/docs/sdk': row, '/docs/gone': row }, new Set(['/docs/sdk']));
  expect(faults.map(({ problem }) => problem)).toEqual(['/docs/gone is not the index page of a folder.']);
});

it('finds the folder of a sidebar group if most of its pages are in one', () => {
  const children = (...paths: string[]) => paths.map(link);
  expect(getGroupFolder(children('/docs/a/1', '/docs/a/2', '/docs/b/3'))).toBe('/docs/a');
  expect(getGroupFolder(children('/docs/a/1', '/docs/b/2'))).toBeUndefined();
  expect(getGroupFolder([])).toBeUndefined();
});
