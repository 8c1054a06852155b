import { describe, expect, it } from 'vitest';
import { createLineSplitter, readEvent } from './read-event.ts';

const source = { number: 1, title: 'Masking', heading: '', url: '/docs/masking#rules', trail: ['Docs'] };
const read = (value: unknown) => readEvent(JSON.stringify(value));

describe('readEvent', () => {
  it.each([
    [{ type: 'source', source }],
    [{ type: 'quote', text: 'Rules run first.', source: 1 }],
    [{ type: 'code', language: 'python', text: 'mask()', source: 1 }],
    [{ type: 'text', text: 'Mask early.' }],
    [{ type: 'none', reason: 'off-topic', pages: [{ title: 'Docs', url: '/docs' }] }],
    [{ type: 'none', reason: 'other-language', pages: [] }],
    [{ type: 'done' }],
  ])('accepts %j', (event) => expect(read(event)).toEqual(event));
  it('skips unknown kinds', () => expect(read({ type: 'thought', text: 'x' })).toBeUndefined());
  it.each([
    ['no JSON', '<html>'],
    ['no object', '3'],
    ['nothing', 'null'],
    ['no type', '{}'],
    ['a quote without a text', '{"type":"quote","source":1}'],
    ['a quote without a source', '{"type":"quote","text":"x"}'],
    ['a sample without a language', '{"type":"code","text":"x","source":1}'],
    ['a refusal for another reason', '{"type":"none","reason":"mood","pages":[]}'],
  ])('refuses %s', (_, line) => expect(() => readEvent(line)).toThrow());
  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 'docs', ''])(
    'refuses a source and a page at %j, so that an answer links only to this site',
    (url) => {
      expect(() => read({ type: 'source', source: { ...source, url } })).toThrow();
      expect(() => read({ type: 'none', reason: 'not-found', pages: [{ title: 'x', url }] })).toThrow();
    },
  );
});

describe('createLineSplitter', () => {
  it('joins pieces and buffers incomplete lines', () => {
    const cutter = createLineSplitter(100);
    expect(cutter.add('{"a"')).toEqual([]);
    expect(cutter.add(':1}\n\n{"b":2}\n{"c"')).toEqual(['{"a":1}', '{"b":2}']);
    expect(cutter.rest()).toBe('{"c"');
  });
  it('gives up on a line without end', () => expect(() => createLineSplitter(5).add('123456')).toThrow());
});
