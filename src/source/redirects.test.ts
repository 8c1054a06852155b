import { describe, expect, it } from 'vitest';
import { formatFault } from '../lib/fault.ts';
import { getSection } from '../site/sections.ts';
import type { Page } from './pages.ts';
import { buildRedirects } from './redirects.ts';

const page = (path: string, aliases: string[] = []): Page => ({
  path,
  section: getSection(path),
  slug: 'x',
  file: 'content/x.mdx',
  front: { title: 'X', description: 'x', aliases },
  source: `---\ntitle: X\naliases: [${aliases.join(', ')}]\n---\n`,
});
const build = (pairs: [string, string][], pages: Page[] = [page('/new')]) => {
  const listed = pairs.map(([from, to]) => ({ from, to, permanent: true }));
  const source = `[\n${listed.map(({ from, to }) => `  { "from": "${from}", "to": "${to}" }`).join(',\n')}\n]\n`;
  const { table, faults } = buildRedirects(listed, pages, new Set(pages.map(({ path }) => path)), source);
  return { table, faults: faults.map(formatFault) };
};
const FILE = 'content/data/redirects.json';

describe('buildRedirects', () => {
  it('merges the file with the aliases of pages', () => {
    const { table, faults } = build(
      [
        ['/old', '/new#part'],
        ['/out', 'https://a.example/b'],
      ],
      [page('/new', ['/older', '/oldest'])],
    );
    expect(faults).toEqual([]);
    expect([...table]).toEqual([
      ['/older', { to: '/new', permanent: true }],
      ['/oldest', { to: '/new', permanent: true }],
      ['/old', { to: '/new#part', permanent: true }],
      ['/out', { to: 'https://a.example/b', permanent: true }],
    ]);
  });
  it.each<[string, [string, string][], string[]]>([
    [
      'a chain',
      [
        ['/a', '/b'],
        ['/b', '/new'],
      ],
      [`${FILE}:2: The redirect from /a leads to /b, which is itself redirected. Point it to /new.`],
    ],
    [
      'a ring',
      [
        ['/a', '/b'],
        ['/b', '/a'],
      ],
      [
        `${FILE}:2: The redirect from /a leads to /b, which is itself redirected. They form a loop: remove one of them.`,
        `${FILE}:3: The redirect from /b leads to /a, which is itself redirected. They form a loop: remove one of them.`,
      ],
    ],
    [
      'a redirect to itself',
      [['/a', '/a?x=1']],
      [
        `${FILE}:2: The redirect from /a leads to /a, which is itself redirected. They form a loop: remove one of them.`,
      ],
    ],
    [
      'a dead target',
      [['/a', '/nowhere']],
      [`${FILE}:2: The redirect from /a leads to /nowhere, which does not exist. Point it to an existing page.`],
    ],
    [
      'another site in disguise',
      [['/a', '//evil.example']],
      [`${FILE}:2: The redirect from /a leads to //evil.example, which does not exist. Point it to an existing page.`],
    ],
    [
      'a page that would be hidden',
      [['/new', 'https://a.example']],
      [`${FILE}:2: The redirect from /new hides the page there. Change or remove "/new".`],
    ],
    [
      'a path twice',
      [
        ['/a', '/new'],
        ['/a', '/new'],
      ],
      [`${FILE}:3: /a is redirected twice. Change or remove "/a".`],
    ],
    [
      'a Markdown twin, which moves with its page',
      [['/a.md', '/new']],
      [`${FILE}:2: /a.md is redirected automatically, with its page. Write "/a".`],
    ],
    [
      'a path that is never requested',
      [['/a//b/?x#y', '/new']],
      [`${FILE}:2: No request is ever made for exactly /a//b/?x#y. Write "/a/b".`],
    ],
  ])('explains %s', (_, pairs, faults) => expect(build(pairs).faults).toEqual(faults));
  it('explains an alias that hides a page, at its own place', () =>
    expect(build([], [page('/new'), page('/x', ['/first', '/new'])]).faults).toEqual([
      'content/x.mdx:3: The redirect from /new hides the page there. Change or remove "/new".',
    ]));
  it('explains a chain through an alias', () =>
    expect(build([['/a', '/older']], [page('/new', ['/older'])]).faults).toEqual([
      `${FILE}:2: The redirect from /a leads to /older, which is itself redirected. Point it to /new.`,
    ]));
});
