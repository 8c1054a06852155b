import { describe, expect, it } from 'vitest';
import { editDistance, findClosestMatch } from './closest-match.ts';

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['', 'abc', 3],
    ['kitten', 'sitting', 3],
    ['title', 'titel', 2],
    ['same', 'same', 0],
  ])('from %j to %j is %i', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
    expect(editDistance(b, a)).toBe(distance);
  });
  it('stops beyond the limit', () => {
    expect(editDistance('abcdef', 'uvwxyz', 2)).toBe(3);
    expect(editDistance('a', 'abcdefgh', 2)).toBe(3);
    expect(editDistance('abc', 'abd', 2)).toBe(1);
  });
});

describe('findClosestMatch', () => {
  it.each([
    ['Calout', 'Callout'],
    ['callout', 'Callout'],
    ['Tab', 'Tab'],
    ['Detials', 'Details'],
    ['Xylophone', undefined],
  ])('of %j is %j', (word, found) => expect(findClosestMatch(word, ['Tabs', 'Callout', 'Tab', 'Details'])).toBe(found));
  it('of no candidates is undefined', () => expect(findClosestMatch('a', [])).toBeUndefined());
  it('keeps the first of two equally similar ones', () => expect(findClosestMatch('cat', ['bat', 'rat'])).toBe('bat'));
});
