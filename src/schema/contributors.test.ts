import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contributorsSchema, usernameSchema } from './contributors.ts';
import { teamSchema } from './data.ts';

const read = (name: string) => JSON.parse(readFileSync(`content/data/${name}.json`, 'utf8'));

describe('the file of contributors', () => {
  const { identities, pages } = contributorsSchema.parse(read('contributors'));
  const team = teamSchema.parse(read('team')).map(({ github }) => github);
  const usernames = [...new Set([...Object.values(identities), ...Object.values(pages).flat()])];
  it('names only team members and fictional people', () =>
    expect(usernames.filter((name) => !team.includes(name) && !name.endsWith('-example'))).toEqual([]));
  it('has pages with few and with many contributors', () =>
    expect(new Set(Object.values(pages).map((names) => names.length))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7])));
  it("contains no maintainer's address", () =>
    expect(Object.keys(identities).filter((identity) => /maintainer|noreply|bot/i.test(identity))).toEqual([]));
  it('must not list someone twice on a page', () =>
    expect(contributorsSchema.safeParse({ identities: {}, pages: { '/docs': ['a', 'a'] } }).success).toBe(false));
});

it.each(['a', 'mira-sightglass', 'A1', 'x'.repeat(39)])('%s is a valid username', (name) =>
  expect(usernameSchema.safeParse(name).success).toBe(true),
);
it.each(['', '-a', 'a-', 'a--b', 'a/b', '..', 'a.png', 'a b', 'ä', 'x'.repeat(40), 'a?b', 'a%2fb'])(
  '"%s" is not a valid username',
  (name) => expect(usernameSchema.safeParse(name).success).toBe(false),
);
