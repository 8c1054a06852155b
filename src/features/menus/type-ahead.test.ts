import { describe, expect, it } from 'vitest';
import { appendLetter, findEntry } from './type-ahead.ts';

const LABELS = ['EU', 'US', ' HIPAA', 'Help'];

describe('letters typed into a menu', () => {
  it('are combined while they follow each other within 1000 ms (menu type-ahead reset 1000 ms)', () => {
    const first = appendLetter({ text: '', typedAt: 0 }, 'H', 5000);
    expect(first).toEqual({ text: 'h', typedAt: 5000 });
    expect(appendLetter(first, 'e', 5999).text).toBe('he');
    expect(appendLetter(first, 'e', 6000).text).toBe('e');
  });
  it.each([
    ['u', -1, 1],
    ['h', -1, 2],
    ['h', 2, 3],
    ['hh', 3, 2],
    ['he', 2, 3],
    ['he', 3, 3],
    ['e', 0, 0],
    ['x', 0, -1],
  ])('"%s" from entry %i selects entry %i', (text, from, to) => expect(findEntry(LABELS, text, from)).toBe(to));
});
