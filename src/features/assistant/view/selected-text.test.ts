import { expect, it } from 'vitest';
import { getQuote } from './selected-text.ts';

it('quotes on one line', () => expect(getQuote('  Set the\n  rate. ')).toBe('Set the rate.'));
it('cuts a long text after a word', () => {
  const quote = getQuote(`${'word '.repeat(60)}`) ?? '';
  expect(quote).toMatch(/^(?:word )+word…$/);
  expect(quote.length).toBeLessThanOrEqual(201);
});
it('cuts a text without spaces', () => expect(getQuote('字'.repeat(300))).toBe(`${'字'.repeat(200)}…`));
it.each(['', ' ', 'ab'])('returns no quote for %j', (text) => expect(getQuote(text)).toBeUndefined());
