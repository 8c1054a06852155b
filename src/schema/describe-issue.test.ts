import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AUTHOR_MESSAGES, describeIssue } from './describe-issue.ts';
import { figureFileSchema } from './figure-file.ts';
import { FRONT_MATTER_FIELDS, frontMatterSchema } from './front-matter.ts';
import { sidebarSchema } from './sidebar.ts';

const getProblems = (schema: z.ZodType, value: unknown, fields: readonly string[] = []) =>
  (schema.safeParse(value, AUTHOR_MESSAGES).error?.issues ?? [])
    .flatMap((issue) => describeIssue(issue, fields))
    .map(({ problem, remedy }) => `${problem} ${remedy}`);

describe('a field says what is expected, what was found and what to do', () => {
  it.each<[string, z.ZodType, unknown, string]>([
    ['text', z.string(), 5, 'expected text, found 5. Put the value in quotes.'],
    ['text that is empty', z.string().min(1), '', 'expected text, found nothing. Write a value.'],
    ['short text', z.string().min(9), 'abc', 'expected at least 9 characters, found 3. Write more.'],
    ['long text', z.string().max(2), 'abc', 'expected at most 2 characters, found 3. Shorten it.'],
    ['a number', z.number(), 'abc', 'expected a number, found "abc". Correct the value.'],
    ['a whole number', z.int(), 1.5, 'expected a whole number, found 1.5. Correct the value.'],
    ['a range', z.number().max(5), 9, 'expected at most 5, found 9. Correct the value.'],
    ['a positive number', z.number().positive(), 0, 'expected more than 0, found 0. Correct the value.'],
    ['a multiple', z.number().multipleOf(5), 6, 'expected a multiple of 5, found 6. Correct the value.'],
    ['a list', z.array(z.string()), 'abc', 'expected a list, found "abc". Correct the value.'],
    ['a short list', z.array(z.number()).min(2), [1], 'expected at least 2 entries, found 1. Add what is missing.'],
    ['a long list', z.array(z.number()).max(1), [1, 2], 'expected at most 1 entry, found 2. Remove the rest.'],
    ['an object', z.object({}), [], 'expected an object, found a list. Correct the value.'],
    ['an option', z.enum(['one', 'two']), 'onne', 'expected one of "one", "two", found "onne". Did you mean "one"?'],
    ['a literal', z.literal(4), 5, 'expected 4, found 5. Correct the value.'],
    ['a URL', z.url(), 'x', 'expected a URL such as https://example.com/page, found "x". Correct the value.'],
    ['a date', z.iso.date(), 'x', 'expected a date such as 2026-11-19, found "x". Correct the value.'],
    ['a prefix', z.string().startsWith('/'), 'x', 'expected text that starts with "/", found "x". Correct the value.'],
    [
      'alternatives',
      z.union([z.number(), z.string()]),
      [],
      'expected a number or text, found a list. Correct the value.',
    ],
    [
      'a rule without a message',
      z.string().refine(() => false),
      'x',
      'this value is not allowed here. Correct the value.',
    ],
    ['a rule with a message', z.string().refine(() => false, 'must rhyme'), 'x', 'must rhyme. Correct the value.'],
  ])('%s', (_, schema, value, text) =>
    expect(getProblems(z.object({ a: schema }), { a: value })).toEqual([`The field "a" is invalid: ${text}`]),
  );
});

it('says which field is missing, at any depth', () =>
  expect(getProblems(z.object({ a: z.array(z.object({ b: z.enum(['c']) })) }), { a: [{}] })).toEqual([
    'The field "a.0.b" is missing. Add "a.0.b: ...".',
  ]));

it('names the content if it is wrong as a whole', () =>
  expect(getProblems(z.array(z.string()), null)).toEqual([
    'The content is invalid: expected a list, found nothing. Correct the value.',
  ]));

it('names a wrong key', () =>
  expect(getProblems(z.record(z.string().regex(/^a/, 'must start with a'), z.number()), { b: 1 })).toEqual([
    'The key of "b" is invalid: must start with a. Rename it.',
  ]));

it('explains the alternative that an entry was meant to be', () =>
  expect(getProblems(sidebarSchema, ['a', { group: 'x', pages: [] }, 5])).toEqual([
    'The field "1.pages" is invalid: expected at least 1 entry, found 0. Add what is missing.',
    'The field "2" is invalid: expected text or an object, found 5. Correct the value.',
  ]));

it('lists the kinds of figures', () => {
  expect(getProblems(figureFileSchema, { a: { kind: 'PromptDif' } })).toEqual([
    expect.stringMatching(
      /^The field "a\.kind" is invalid: expected one of "PromptDiff", .*Did you mean "PromptDiff"\?$/,
    ),
  ]);
  expect(getProblems(figureFileSchema, { a: {} })).toEqual(['The field "a.kind" is missing. Add "a.kind: ...".']);
});

it('leaves no text of zod in front matter', () => {
  const front = {
    title: 5,
    description: 'short',
    date: 5,
    tags: 'x',
    questions: ['a', 5],
    boost: 9,
    level: 'begginer',
    availability: { hobby: 'ful' },
    headings: {},
    order: 'x',
  };
  const problems = getProblems(frontMatterSchema('guides'), front, FRONT_MATTER_FIELDS);
  expect(problems.length).toBeGreaterThan(8);
  expect(problems.filter((text) => /Invalid|Too (?:small|big)|Unrecognized|received/.test(text))).toEqual([]);
});
