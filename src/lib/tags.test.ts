import { describe, expect, it } from 'vitest';
import { filterByTag, formatTag, formatTagInSentence, getTags } from './tags.ts';

describe('formatTag', () => {
  it.each([
    ['self-hosting', 'Self-hosting'],
    ['llm-as-a-judge', 'LLM as a judge'],
    ['typescript', 'TypeScript'],
    ['data-platform', 'Data platform'],
    ['sdk', 'SDK'],
  ])('formats %s as %s', (tag, title) => expect(formatTag(tag)).toBe(title));
  it.each([
    ['self-hosting', 'self-hosting'],
    ['sdk', 'SDK'],
  ])('formats %s as %s in a sentence', (tag, words) => expect(formatTagInSentence(tag)).toBe(words));
});

describe('getTags and filterByTag', () => {
  const pages = [
    { id: 1, tags: ['tracing', 'billing'] },
    { id: 2, tags: ['tracing'] },
    { id: 3, tags: [] },
  ];
  it('lists each tag once, in order', () => expect(getTags(pages)).toEqual(['billing', 'tracing']));
  it('finds every page of a tag', () => expect(filterByTag(pages, 'tracing').map((page) => page.id)).toEqual([1, 2]));
});
