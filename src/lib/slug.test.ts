import { describe, expect, it } from 'vitest';
import { slugify, uniqueSlugs } from './slug.ts';

describe('slugify', () => {
  it.each([
    ['Set up the SDK', 'set-up-the-sdk'],
    ['  What is `trace.id`?  ', 'what-is-trace-id'],
    ['Café à la crème', 'cafe-a-la-creme'],
    ['Größe', 'große'],
    ['ガイドを読む', 'ガイドを読む'],
    ['한국어 안내', '한국어-안내'],
    ['简体中文 指南', '简体中文-指南'],
    ['हिन्दी', 'हिन्दी'],
    ['Привет, мир', 'привет-мир'],
    ['Ｆｕｌｌ ｗｉｄｔｈ ①', 'full-width-1'],
    ['100 %', '100'],
    ['!?', 'section'],
    ['', 'section'],
  ])('turns %j into %j', (text, slug) => expect(slugify(text)).toBe(slug));
  it('treats composed and decomposed letters alike', () => expect(slugify('e\u0301te')).toBe(slugify('\u00e9te')));
});

describe('uniqueSlugs', () => {
  it('numbers duplicates', () => {
    const slug = uniqueSlugs();
    expect(['Setup', 'Setup', 'Set up', 'Setup'].map(slug)).toEqual(['setup', 'setup-2', 'set-up', 'setup-3']);
  });
  it('never assigns a number that a heading already has', () => {
    const slug = uniqueSlugs();
    const slugs = ['Setup', 'Setup 2', 'Setup', 'Setup 2'].map(slug);
    expect(new Set(slugs).size).toBe(4);
  });
  it('starts again for each page', () => expect([uniqueSlugs()('A'), uniqueSlugs()('A')]).toEqual(['a', 'a']));
});
