import { describe, expect, it } from 'vitest';
import { createTextDirective, getPassageText, getPassageUrl } from './text-fragment.ts';

describe('the text of a passage', () => {
  it('is the text with the fact, without backticks', () =>
    expect(
      getPassageText([{ type: 'quote', text: 'A. Set `rate` first.', source: 1, mark: 'Set rate first.' }], 1),
    ).toBe('Set rate first.'));
  it('is the start of a paragraph, list or table of that source', () => {
    expect(getPassageText([{ type: 'quote', text: 'One `x`.\nTwo.', source: 2 }], 2)).toBe('One x.');
    expect(
      getPassageText([{ type: 'list', ordered: true, start: 1, items: ['Open it', 'Save'], more: 0, source: 1 }], 1),
    ).toBe('Open it');
    const table = { type: 'table' as const, header: ['A'], rows: [['`Pro`', '5']], more: 0, source: 1 };
    expect(getPassageText([table], 1)).toBe('Pro');
    expect(getPassageText([{ ...table, mark: 'Hobby · 50' }], 1)).toBe('Hobby');
  });
  it('is undefined for another source, for code and for text written by a model', () => {
    expect(getPassageText([{ type: 'quote', text: 'One.', source: 2 }], 1)).toBeUndefined();
    expect(getPassageText([{ type: 'code', language: 'sh', text: 'ls', source: 1 }], 1)).toBeUndefined();
    expect(getPassageText([{ type: 'text', text: 'One [1].' }], 1)).toBeUndefined();
  });
});

describe('the URL of a passage', () => {
  it('names a short text whole, a long one by its start and end', () => {
    expect(createTextDirective('Kept for 30-day, whole & safe.')).toBe(
      ':~:text=Kept%20for%2030%2Dday%2C%20whole%20%26%20safe.',
    );
    expect(createTextDirective('a b c d e f g h i j k l m')).toBe(
      ':~:text=a%20b%20c%20d%20e%20f%20g%20h,j%20k%20l%20m',
    );
  });
  it('keeps the section, and is created once', () => {
    expect(getPassageUrl('/docs/x#id', 'One.')).toBe('/docs/x#id:~:text=One.');
    expect(getPassageUrl('/docs/x', 'One.')).toBe('/docs/x#:~:text=One.');
    expect(getPassageUrl('/docs/x#:~:text=One.', 'Two.')).toBe('/docs/x#:~:text=One.');
  });
});
