import { describe, expect, it } from 'vitest';
import type { Author } from '../schema/data.ts';
import { SECTIONS } from '../site/sections.ts';
import { createContributorTable, getContributor, ownerFaults } from './contributors.ts';

const by = (email: string, name = 'Somebody') => ({ email, name });

describe('the page-to-contributors table', () => {
  const table = createContributorTable(
    {
      identities: { 'ada@s.example': 'ada', 'Bo Writer': 'bo' },
      owners: { '/guides': ['eve'], '/guides/cookbook': ['fay', 'eve'] },
      pages: { '/docs/a': ['cy'], '/docs/old': ['dee'], '/faq/tag/[tag]': ['ada', 'cy'] },
    },
    new Map([
      [
        'a.mdx',
        [by('ada@s.example'), by('x@s.example', 'bo writer'), by('ADA@s.example'), by('maintainers@host.example')],
      ],
      ['b.mdx', [by('maintainers@host.example', 'Maintainers')]],
    ]),
  );
  const getUsernames = (path: string, file = '', former: string[] = []) =>
    table.getUsernames({ paths: [path, ...former], files: [file] });
  it('merges earlier contributors with the history, most commits first', () =>
    expect(getUsernames('/docs/a', 'a.mdx')).toEqual(['cy', 'ada', 'bo']));
  it('lists nobody for commits without an identity', () => expect(getUsernames('/docs/b', 'b.mdx')).toEqual([]));
  it('follows former paths of a page', () => expect(getUsernames('/docs/new', '', ['/docs/old'])).toEqual(['dee']));
  it('covers faq routes, /faq/tag/[tag] included', () => {
    expect(getUsernames('/faq/tag/tracing')).toEqual(['ada', 'cy']);
    expect([getUsernames('/faq/tag'), getUsernames('/faq/tag/a/b'), getUsernames('/faq/all/a')]).toEqual([[], [], []]);
  });
  it('lists the owners of the smallest area if nobody else is known', () => {
    expect(getUsernames('/guides/new', 'b.mdx')).toEqual(['eve']);
    expect(getUsernames('/guides/cookbook/new')).toEqual(['fay', 'eve']);
    expect(getUsernames('/guides-of-others')).toEqual([]);
    expect(getUsernames('/guides/known', 'a.mdx')).toEqual(['ada', 'bo']);
  });
  it('lists everybody once', () => expect(getUsernames('/faq/tag/x', 'a.mdx')).toEqual(['ada', 'cy', 'bo']));
  it('returns the usernames that it may show', () =>
    expect(['ada', 'dee', 'fay', 'maintainers', '__proto__', 'toString'].map((name) => table.has(name))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]));
});

describe('the owners of areas', () => {
  const data = (owners: Record<string, string[]>) => ({ identities: {}, owners, pages: {} });
  const covered = SECTIONS.filter(({ contributors }) => contributors).map(({ prefix }) => prefix);
  it('may be omitted', () => expect(ownerFaults(data({}))).toEqual([]));
  it('cover every section that lists contributors', () => {
    const all = Object.fromEntries(covered.map((prefix) => [prefix, ['eve']]));
    expect(ownerFaults(data(all))).toEqual([]);
    const { '/faq': _, ...rest } = all;
    expect(ownerFaults(data(rest))).toMatchObject([
      { file: 'content/data/contributors.json', remedy: 'Add "/faq" to "owners".' },
    ]);
  });
});

describe('a contributor has username, name, title, image and profileUrl', () => {
  const member = { key: 'ada', firstName: 'Ada', name: 'Ada Winter', image: '/team/ada.svg' };
  const team: Author[] = [
    { ...member, title: 'Engineer', twitter: 'ada_w', github: 'ada-w' },
    { ...member, name: 'Bo', title: 'Team Member', github: 'bo' },
  ];
  it('team members with a twitter handle link to that profile', () =>
    expect(getContributor('Ada-W', team, false)).toEqual({
      username: 'Ada-W',
      name: 'Ada Winter',
      title: 'Engineer',
      image: '/team/ada.svg',
      profileUrl: 'https://x.com/ada_w',
    }));
  it('otherwise to the code host', () =>
    expect(getContributor('bo', team, false)).toMatchObject({
      title: 'Team Member',
      profileUrl: 'https://github.com/bo',
    }));
  it('unknown usernames get title Contributor, an avatar from the code host and a profile on the code host', () =>
    expect(getContributor('cy', team, true)).toEqual({
      username: 'cy',
      name: 'cy',
      title: 'Contributor',
      image: '/api/avatar/cy',
      profileUrl: 'https://github.com/cy',
    }));
  it('and initials if the code host is not used', () =>
    expect(getContributor('cy', team, false).image).toBeUndefined());
});
