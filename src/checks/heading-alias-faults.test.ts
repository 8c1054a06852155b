import { expect, it } from 'vitest';
import { formatFault } from '../lib/fault.ts';
import { getSection } from '../site/sections.ts';
import { headingAliasFaults } from './heading-alias-faults.ts';

it('explains aliases without a target, and those that equal the id of a heading', () => {
  const page = {
    path: '/a',
    section: getSection('/a'),
    slug: 'a',
    file: 'content/a.mdx',
    front: { title: 'A', description: 'a' },
    source: '---\ntitle: A\nheadingAliases:\n  old: sett-up\n  b: set-up\n  fine: b\n---\n',
  };
  const published = {
    title: 'A',
    ids: ['set-up', 'b'],
    anchors: new Set(['set-up', 'b', 'fine']),
    headingAliases: { old: 'sett-up', b: 'set-up', fine: 'b' },
    aliases: [],
  };
  expect(headingAliasFaults(page, published).map(formatFault)).toEqual([
    'content/a.mdx:4: No heading of this page has the id "sett-up". Did you mean "set-up"?',
    'content/a.mdx:5: "b" is the id of a heading on this page. Remove the alias.',
  ]);
});
