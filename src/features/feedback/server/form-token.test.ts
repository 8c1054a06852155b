import { expect, it } from 'vitest';
import { FORM_MAX_MS, FORM_MIN_MS } from '../../../site/limits.ts';
import { formTiming, signTime } from './form-token.ts';

const secret = Buffer.from('secret');
const HANDED_OUT = Date.parse('2026-11-04T10:00:00Z');
const token = signTime(secret, 'key', HANDED_OUT);

it.each([
  [0, 'too-soon'],
  [FORM_MIN_MS - 1, 'too-soon'],
  [FORM_MIN_MS, 'typed'],
  [FORM_MAX_MS, 'typed'],
  [FORM_MAX_MS + 1, 'expired'],
  [-1, 'too-soon'],
] as const)('a form submitted after %i ms is %s', (ms, timing) =>
  expect(formTiming(secret, 'key', token, HANDED_OUT + ms)).toBe(timing),
);

it('a form submitted within 2 s is treated as automated', () => expect(FORM_MIN_MS).toBe(2000));

it.each([
  ['', 'key', secret],
  ['.', 'key', secret],
  [token.replace(/^./, 'a'), 'key', secret],
  [`${token}a`, 'key', secret],
  [token, 'other', secret],
  [token, 'key', Buffer.from('other')],
])('a timestamp that we did not sign for this visit is invalid: %j', (formTime, key, visitKey) =>
  expect(formTiming(visitKey, key, formTime, HANDED_OUT + 5000)).toBe('expired'),
);
