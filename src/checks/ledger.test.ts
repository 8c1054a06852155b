import { describe, expect, it } from 'vitest';
import { formatFault } from '../lib/fault.ts';
import {
  type CurrentSite,
  formatLedger,
  type Ledger,
  type PublishedPage,
  parseLedger,
  updateLedger,
} from './ledger.ts';
import { removalFaults, unrecordedFaults } from './ledger-faults.ts';
import { NO_RENAME_HISTORY } from './renames.ts';

const page = (ids: string[], more: Partial<PublishedPage> = {}): PublishedPage => ({
  file: 'content/docs/x.mdx',
  title: 'X',
  ids,
  anchors: new Set([...ids, ...Object.keys(more.headingAliases ?? {})]),
  headingAliases: {},
  aliases: [],
  ...more,
});
const day = (pages: Record<string, PublishedPage>, redirects: Record<string, string> = {}): CurrentSite => ({
  pages: new Map(Object.entries(pages)),
  redirects: new Map(Object.entries(redirects).map(([from, to]) => [from, { to, permanent: true }])),
  unrendered: new Set(),
});
const faults = (ledger: Ledger, today: CurrentSite) =>
  [...removalFaults(ledger, today, () => NO_RENAME_HISTORY), ...unrecordedFaults(ledger, today)].map(formatFault);

describe('the file', () => {
  const ledger: Ledger = { '/b': { ids: ['z', 'a'], was: { y: 'a', x: 'a' } }, '/a': { ids: [], to: '/b' } };
  it('has one sorted path per line, and parses back', () => {
    const text = formatLedger(ledger);
    expect(text).toBe('{\n"/a": {"to":"/b","ids":[]},\n"/b": {"ids":["z","a"],"was":{"x":"a","y":"a"}}\n}\n');
    expect(parseLedger(text)).toEqual(ledger);
  });
  it.each(['{', '{"/a":[]}', '{"a":{"ids":[]}}'])('explains how to restore it from %s', (text) =>
    expect(() => parseLedger(text)).toThrow('Restore it from git, then run "npm run tool -- moves".'),
  );
});

describe('updateLedger', () => {
  it('adds new paths', () =>
    expect(updateLedger({}, day({ '/a': page(['x']) }, { '/out': 'https://b.example' }))).toEqual({
      '/a': { ids: ['x'] },
      '/out': { ids: [], to: 'https://b.example' },
    }));
  it('marks moved paths and removes nothing', () =>
    expect(
      updateLedger(
        { '/old': { ids: ['x'] }, '/gone': { ids: ['y'] }, '/a': { ids: ['one', 'two', 'three'] } },
        day({ '/a': page(['uno', 'two'], { headingAliases: { one: 'uno' } }) }, { '/old': '/a' }),
      ),
    ).toEqual({
      '/old': { ids: ['x'], to: '/a' },
      '/gone': { ids: ['y'] },
      '/a': { ids: ['uno', 'two', 'three'], was: { one: 'uno' } },
    }));
  it('keeps pages that failed to render', () => {
    const ledger = { '/a': { ids: ['x'] } };
    expect(updateLedger(ledger, { ...day({}), unrendered: new Set(['/a']) })).toEqual(ledger);
    expect(faults(ledger, { ...day({}), unrendered: new Set(['/a']) })).toEqual([]);
  });
  it('is stable after one run', () => {
    const today = day({ '/a': page(['uno'], { headingAliases: { one: 'uno' } }) }, { '/old': '/a' });
    const next = updateLedger({ '/old': { ids: [] }, '/a': { ids: ['one'] } }, today);
    expect(updateLedger(next, today)).toEqual(next);
    expect(faults(next, today)).toEqual([]);
  });
});

describe('faults', () => {
  it('propose the alias of a renamed page', () =>
    expect(
      faults(
        { '/docs/old': { ids: ['a', 'b'] }, '/docs': { ids: [] } },
        day({ '/docs': page([]), '/docs/x': page(['a', 'b']) }),
      ),
    ).toEqual([
      'content/data/ledger.json:3: The published page /docs/old is gone. Add "aliases: [/docs/old]" to the front matter of content/docs/x.mdx, or run "npm run tool -- moves".',
      'content/data/ledger.json: The ledger is not up to date: /docs/x. Run "npm run tool -- moves" and commit the file.',
    ]));
  it('propose the redirect of a deleted page', () =>
    expect(faults({ '/docs/a/old': { ids: ['a'] }, '/docs': { ids: [] } }, day({ '/docs': page([]) }))).toEqual([
      'content/data/ledger.json:3: The published page /docs/a/old is gone. Add { "from": "/docs/a/old", "to": "/docs" } to content/data/redirects.json, or add the path to "aliases" of the page with its content.',
    ]));
  it('propose the alias of a heading', () =>
    expect(faults({ '/a': { ids: ['one', 'two'] } }, day({ '/a': page(['uno', 'two']) }))).toEqual([
      'content/docs/x.mdx:1: The published heading /a#one is gone. Add "headingAliases: { one: uno }" to the front matter of content/docs/x.mdx, or run "npm run tool -- moves".',
      'content/data/ledger.json: The ledger is not up to date: /a#uno. Run "npm run tool -- moves" and commit the file.',
    ]));
  it('explain how to keep a heading without a successor, on written and on coded pages', () => {
    const ledger: Ledger = { '/a': { ids: ['one', 'two'] }, '/b': { ids: ['one'] } };
    const messages = faults(ledger, day({ '/a': page(['two']), '/b': page([], { file: undefined }) }));
    expect(messages).toContain(
      'content/docs/x.mdx:1: The published heading /a#one is gone. Add "headingAliases: { one: the-id-in-its-place }" to the front matter of content/docs/x.mdx, or keep the id: "## Text [#one]".',
    );
    expect(messages).toContain(
      'the page /b: The published heading /b#one is gone. Keep an element with id="one" on it.',
    );
  });
  it('compare the new page with the headings of the old one', () => {
    const moved = { '/old': { ids: ['one'], to: '/a' }, '/a': { ids: ['uno'] } };
    const redirects = { '/old': '/a' };
    expect(faults(moved, day({ '/a': page(['uno'], { aliases: ['/old'] }) }, redirects))).toEqual([
      expect.stringContaining('The published heading /old#one is gone. Add "headingAliases: { one: uno }"'),
    ]);
    expect(faults(moved, day({ '/a': page(['uno']) }, redirects))).toEqual([]);
  });
  it('follow a heading that was renamed twice', () => {
    const ledger = { '/a': { ids: ['two'], was: { one: 'two' } } };
    const aliased = { ...page(['three']), headingAliases: { one: 'two' } };
    const [first, ...rest] = faults(ledger, day({ '/a': aliased }));
    expect(first).toContain('"headingAliases: { two: three }"');
    expect(rest).toEqual([expect.stringContaining('The ledger is not up to date')]);
    expect(faults(ledger, day({ '/a': page(['three']) }))[1]).toContain('"headingAliases: { one: three }"');
  });
});
