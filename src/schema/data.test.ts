import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { redirectsSchema, teamSchema } from './data.ts';

const read = (name: string) => JSON.parse(readFileSync(`content/data/${name}.json`, 'utf8'));

describe('the team', () => {
  const team = read('team');
  it('has fifteen people', () => expect(teamSchema.parse(team)).toHaveLength(15));
  it('must not have fourteen', () => expect(teamSchema.safeParse(team.slice(1)).success).toBe(false));
  it('gives a member without a title the default "Team Member"', () => {
    const [{ title: _, ...untitled }, ...rest] = team;
    expect(teamSchema.parse([untitled, ...rest])[0]).toEqual({ ...untitled, title: 'Team Member' });
  });
  it('has the fields of an author: key, firstName, name, title, image, twitter (optional), github', () =>
    expect([...new Set(team.flatMap(Object.keys))].sort()).toEqual(
      ['key', 'firstName', 'name', 'title', 'image', 'twitter', 'github'].sort(),
    ));
  it('must not share a key', () =>
    expect(teamSchema.safeParse([...team.slice(1), { ...team[1] }]).error?.issues[0]?.message).toBe(
      'two members share a key',
    ));
  it('must not have unknown fields', () =>
    expect(teamSchema.safeParse(team.map((member: object) => ({ ...member, mail: 'x' }))).success).toBe(false));
});

describe('redirects', () => {
  it('are permanent by default', () =>
    expect(redirectsSchema.parse([{ from: '/a', to: '/b' }])).toEqual([{ from: '/a', to: '/b', permanent: true }]));
  it.each([[{ from: 'a', to: '/b' }], [{ from: '/a', to: 'http://b' }], [{ from: '/a', to: 'b' }], [{ from: '/a' }]])(
    'must not be %o',
    (redirect) => expect(redirectsSchema.safeParse([redirect]).success).toBe(false),
  );
});
