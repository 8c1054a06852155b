import { describe, expect, it } from 'vitest';
import { findPages } from './find-pages.ts';

const page = (path: string, title: string, description = '', questions: string[] = []) => ({
  path,
  title,
  description,
  questions,
});
const pages = [
  page('/docs/tracing', 'Tracing', 'Record what your application does.'),
  page('/docs/tracing/masking', 'Masking', 'Remove secrets before they leave.', [
    'How do I hide personal data in traces?',
  ]),
  page('/docs/prompts', 'Prompts', 'Versions and labels.', ['How do I roll back a prompt?']),
  page('/blog/cafe', 'Café notes', 'Written by hand.'),
];
const paths = (query: string, limit = 10) => findPages(pages, query, limit).map(({ path }) => path);

describe('finding pages', () => {
  it('puts a word in the title before one in the text', () => expect(paths('tracing')[0]).toBe('/docs/tracing'));
  it('understands a question by its words', () => {
    expect(paths('How can I hide personal data?')[0]).toBe('/docs/tracing/masking');
    expect(paths('roll back a prompt')[0]).toBe('/docs/prompts');
  });
  it('puts a page with all words before one with some', () =>
    expect(paths('masking traces')[0]).toBe('/docs/tracing/masking'));
  it('folds accents and case', () => expect(paths('CAFE')).toEqual(['/blog/cafe']));
  it('keeps to the limit', () => expect(paths('docs', 2)).toHaveLength(2));
  it('finds nothing for nothing', () => expect([paths(''), paths('zebra')]).toEqual([[], []]));
  it('takes small words where there are no others', () => expect(paths('what')).toEqual(['/docs/tracing']));
});
