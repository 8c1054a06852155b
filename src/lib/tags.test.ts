import { describe, expect, it } from 'vitest';
import { getTags, tagTitle, withTag } from './tags.ts';

describe('tagTitle', () => {
  it.each([
    ['self-hosting', 'Self-hosting'],
    ['llm-as-a-judge', 'LLM as a judge'],
    ['typescript', 'TypeScript'],
    ['data-platform', 'Data platform'],
    ['sdk', 'SDK'],
  ])('formats %s as %s', (tag, title) => expect(tagTitle(tag)).toBe(title));
});

describe('getTags and withTag', () => {
  const pages = [
    { id: 1, tags: ['tracing', 'billing'] },
    { id: 2, tags: ['tracing'] },
    { id: 3, tags: [] },
  ];
  it('lists each tag once, in order', () => expect(getTags(pages)).toEqual(['billing', 'tracing']));
  it('finds every page of a tag', () => expect(withTag(pages, 'tracing').map((page) => page.id)).toEqual([1, 2]));
});
