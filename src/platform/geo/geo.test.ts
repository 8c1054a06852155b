import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { getCountryContinent } from './country-continent.ts';
import { openGeo } from './geo.ts';
import { isPublicAddress } from './public-address.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

describe('countries', () => {
  it('covers each of the 249 codes of ISO 3166-1 and Kosovo, and no other', () => {
    const known = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(getCountryContinent);
    expect(known).toHaveLength(250);
  });
  it.each([
    ['ZA', 'AF'],
    ['AQ', 'AN'],
    ['JP', 'AS'],
    ['de', 'EU'],
    ['US', 'NA'],
    ['AU', 'OC'],
    ['BR', 'SA'],
    ['XX', null],
    ['T1', null],
    ['', null],
    [undefined, null],
  ])('%s is in %s', (country, continent) => expect(getCountryContinent(country)).toBe(continent));
});

describe('addresses without a location', () => {
  it.each(['127.0.0.1', '10.1.2.3', '192.168.0.1', '172.31.0.1', '100.64.0.1', '203.0.113.9', '::', '::1'])(
    '%s is not public',
    (address) => expect(isPublicAddress(address)).toBe(false),
  );
  it.each(['fe80::1', 'fd00::1', '2001:db8::1', 'unknown', ''])('%s is not public', (address) =>
    expect(isPublicAddress(address)).toBe(false),
  );
  it.each(['8.8.8.8', '172.32.0.1', '2001:4860:4860::8888'])('%s is public', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );
});

describe('the database that ships with the site', () => {
  const geo = openGeo({
    onFault: (reason) => {
      throw new Error(reason);
    },
  });
  it.each([
    ['8.8.8.8', 'NA'],
    ['193.0.6.139', 'EU'],
    ['196.216.2.1', 'AF'],
    ['200.160.2.3', 'SA'],
    ['133.11.0.1', 'AS'],
    ['139.130.4.5', 'OC'],
    ['2001:4860:4860::8888', 'NA'],
    ['2001:67c:2e8:22::c100:68b', 'EU'],
    ['192.168.0.1', null],
    ['::1', null],
    ['nonsense', null],
  ])('%s is in %s', async (address, continent) => expect(await geo.getContinent(address)).toBe(continent));
});

describe('an unusable database', () => {
  const file = (bytes: Uint8Array) => {
    const path = join(mkdtempSync(join(tmpdir(), 'geo-')), 'countries.mmdb');
    writeFileSync(path, bytes);
    return path;
  };
  it.each([
    ['a missing file', () => '/nowhere/countries.mmdb'],
    ['an empty file', () => file(new Uint8Array())],
    ['a corrupt file', () => file(new Uint8Array(4096).fill(7))],
    [
      'a package that is not installed',
      () => {
        throw new Error('Cannot find module');
      },
    ],
  ])('%s: null, and logs one line', async (_, path) => {
    const faults: string[] = [];
    const geo = openGeo({ file: path, onFault: (reason) => faults.push(reason) });
    const answers = await Promise.all(['8.8.8.8', '193.0.6.139'].map((address) => geo.getContinent(address)));
    expect([...answers, await geo.getContinent('8.8.8.8')]).toEqual([null, null, null]);
    expect(faults).toHaveLength(1);
  });
  it('is not even opened for a private address', async () => {
    const geo = openGeo({
      file: () => {
        throw new Error('opened');
      },
      onFault: (reason) => expect.unreachable(reason),
    });
    expect(await geo.getContinent('192.168.0.1')).toBeNull();
  });
});
