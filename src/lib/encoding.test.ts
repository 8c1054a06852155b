import { expect, it } from 'vitest';
import { chooseEncoding } from './encoding.ts';

it.each([
  [undefined, undefined],
  ['', undefined],
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['BR', 'br'],
  ['deflate', undefined],
  ['identity', undefined],
  ['*', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.5 , gzip;q=0.9', 'gzip'],
  ['br;q=0.9, gzip;q=0.5', 'br'],
  ['*;q=0', undefined],
  ['br;q=0, *', 'gzip'],
  ['brotli', undefined],
])('Accept-Encoding %j selects %j', (header, encoding) => expect(chooseEncoding(header)).toBe(encoding));
