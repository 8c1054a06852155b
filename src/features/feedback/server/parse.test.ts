import { describe, expect, it } from 'vitest';
import { FEEDBACK_COMMENT_MAX_CHARS } from '../../../site/limits.ts';
import { cleanComment, parseForm, parseJson, parseKey } from './parse.ts';

const json = (value: unknown) => parseJson(JSON.stringify(value));
const CLICK = { page: '/docs', feedback: 'positive' };
const KEY = '0198a1b2-0000-7000-8000-00000000000A';

describe('the body of POST /api/feedback', () => {
  it('is {page, feedback} on first click', () => expect(json(CLICK)).toEqual({ ok: true, value: CLICK }));
  it('is {page, feedback, comment} on send', () =>
    expect(json({ ...CLICK, comment: 'Good.' })).toEqual({ ok: true, value: { ...CLICK, comment: 'Good.' } }));
  it('positive feedback: comment optional, and may be blank', () => {
    for (const comment of ['', '  \n']) expect(json({ ...CLICK, comment }).ok).toBe(true);
  });
  it.each(['', '   ', '\n\t '])(
    'negative feedback is refused while the comment is empty or only whitespace: %j',
    (comment) =>
      expect(json({ page: '/docs', feedback: 'negative', comment })).toMatchObject({
        ok: false,
        problem: { status: 422, code: 'blank_comment' },
      }),
  );
  it.each([
    [{}, 'page: '],
    [{ page: '/docs' }, 'feedback: expected "positive" or "negative".'],
    [{ ...CLICK, feedback: 'neutral' }, 'feedback: expected "positive" or "negative".'],
    [{ ...CLICK, page: 'docs' }, 'page: expected a path such as /docs.'],
    [{ ...CLICK, page: 1 }, 'page: '],
    [{ ...CLICK, page: `/${'a'.repeat(1000)}` }, 'page: '],
    [{ ...CLICK, comment: null }, 'comment: '],
    [{ ...CLICK, comment: 'a'.repeat(FEEDBACK_COMMENT_MAX_CHARS + 1) }, 'comment: '],
    [{ ...CLICK, reference: 'fb_1' }, 'The body has an unknown field.'],
  ])('names the invalid field in %j', (value, message) => {
    const result = json(value);
    expect(result).toMatchObject({ ok: false, problem: { status: 422, code: 'invalid_fields' } });
    expect(!result.ok && result.problem.message).toContain(message);
  });
  it.each([
    '{"page":"/docs","feedback":"positive","__proto__":{"a":1}}',
    '{"page":"/docs","feedback":"positive","constructor":{}}',
  ])('ignores inherited properties: %s', (text) =>
    expect(parseJson(text)).toMatchObject({ ok: false, problem: { status: 422, code: 'invalid_fields' } }),
  );
  it.each(['', '{', 'null', '[]', '"a"', '1', '['.repeat(8000)])('must be a JSON object, unlike %j', (text) =>
    expect(parseJson(text)).toMatchObject({ ok: false, problem: { status: 400, code: 'malformed' } }),
  );
});

describe('a form', () => {
  it('has the same fields, plus the spam protection', () =>
    expect(parseForm(`page=%2Fdocs&feedback=negative&comment=a+b&key=${KEY}&token=t&website=`)).toEqual({
      ok: true,
      value: {
        body: { page: '/docs', feedback: 'negative', comment: 'a b' },
        key: KEY.toLowerCase(),
        token: 't',
        website: '',
      },
    }));
  it.each(['page=/docs&feedback=positive&a=b', 'page=/docs&feedback=positive&page=/docs', '', 'page=/docs'])(
    'is refused: %j',
    (text) => expect(parseForm(text)).toMatchObject({ ok: false, problem: { status: 422, code: 'invalid_fields' } }),
  );
  it('counts a line break as one character, as browsers do', () => {
    const comment = 'a\r\n'.repeat(FEEDBACK_COMMENT_MAX_CHARS / 2);
    const form = parseForm(new URLSearchParams({ page: '/docs', feedback: 'positive', comment }).toString());
    expect(form.ok && form.value.body.comment).toBe('a\n'.repeat(FEEDBACK_COMMENT_MAX_CHARS / 2));
  });
  it('has a UUID as its key', () =>
    expect(parseForm('page=/docs&feedback=positive&key=1')).toMatchObject({ problem: { code: 'invalid_key' } }));
});

it('a key is a UUID or undefined', () => {
  expect(parseKey(undefined)).toEqual({ ok: true, value: undefined });
  expect(parseKey(KEY)).toEqual({ ok: true, value: KEY.toLowerCase() });
  expect(parseKey('1; drop table')).toMatchObject({ ok: false, problem: { status: 422, code: 'invalid_key' } });
});

it('a comment is stripped of characters that databases refuse', () => {
  expect(cleanComment(' a\nb\u0000 \ud800')).toBe('a\nb \ufffd');
  expect([cleanComment(' \u0000 '), cleanComment(undefined)]).toEqual([undefined, undefined]);
});
