import type { z } from 'zod';
import { findClosestMatch } from '../lib/closest-match.ts';

type Issue = z.core.$ZodIssue;

/** What is wrong with a field of a file, and how to fix it. */
export interface FieldProblem {
  path: readonly PropertyKey[];
  problem: string;
  remedy: string;
}

const MAX_VALUE_CHARS = 40;

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};

const FORMATS: Readonly<Record<string, string>> = {
  date: 'a date such as 2026-11-19',
  datetime: 'a time such as 2026-11-19T08:30:00Z',
  url: 'a URL such as https://example.com/page',
  email: 'an email address such as name@example.com',
};

const UNITS: Readonly<Record<string, string>> = { string: 'character', array: 'entry' };

/** Options for parsing a file that a person wrote: issues say what is expected and what was found. */
export const AUTHOR_MESSAGES = { reportInput: true, error: getMessage } as const;

/** Returns the message for an issue whose schema has none. */
function getMessage(raw: z.core.$ZodRawIssue): string {
  const issue = asInvalidOption(raw as Issue);
  const expected = getExpected(issue);
  return expected === undefined ? 'this value is not allowed here' : `expected ${expected}, found ${getFound(issue)}`;
}

/** An object of an unknown kind is an issue of its kind. */
function asInvalidOption(issue: Issue): Issue {
  if (issue.code !== 'invalid_union' || issue.errors.length > 0 || !('options' in issue)) return issue;
  const { options, discriminator, path, message, input } = issue;
  return {
    code: 'invalid_value',
    values: options as z.core.util.Primitive[],
    input: (input as Record<string, unknown>)[discriminator ?? ''],
    path,
    message,
  };
}

function getExpected(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return TYPES[issue.expected] ?? issue.expected;
    case 'invalid_value':
      return listOptions(issue.values);
    case 'invalid_format':
      return getFormat(issue);
    case 'too_small':
      return getLimit(issue.origin, issue.minimum, issue.inclusive === false ? 'more than' : 'at least');
    case 'too_big':
      return getLimit(issue.origin, issue.maximum, issue.inclusive === false ? 'less than' : 'at most');
    case 'not_multiple_of':
      return `a multiple of ${issue.divisor}`;
    case 'invalid_union':
      return listAlternatives(issue);
    default:
      return undefined;
  }
}

function listOptions(values: readonly unknown[]): string {
  const options = values.map((value) => JSON.stringify(value));
  return options.length === 1 ? (options[0] ?? '') : `one of ${options.join(', ')}`;
}

function getFormat(issue: Issue & { code: 'invalid_format' }): string {
  if ('prefix' in issue) return `text that starts with "${issue.prefix}"`;
  if (issue.format === 'regex') return `text that matches ${issue.pattern}`;
  return FORMATS[issue.format] ?? `text in the format "${issue.format}"`;
}

function getLimit(origin: string, limit: number | bigint, comparison: string): string {
  if (origin === 'string' && limit === 1) return 'text';
  const unit = UNITS[origin];
  return unit ? `${comparison} ${count(Number(limit), unit)}` : `${comparison} ${limit}`;
}

function count(number: number, unit: string): string {
  return `${number} ${number === 1 ? unit : unit.replace(/y$/, 'ie').concat('s')}`;
}

/** The alternatives of a union, each once. */
function listAlternatives(issue: Issue & { code: 'invalid_union' }): string | undefined {
  const all = issue.errors.map(([first]) => first && getExpected(first)).filter((text) => text !== undefined);
  return all.length > 0 ? [...new Set(all)].join(' or ') : undefined;
}

function getFound({ code, input }: Issue): string {
  if (input === undefined || input === null || input === '') return 'nothing';
  if (code === 'too_small' || code === 'too_big') {
    if (typeof input === 'string') return `${input.length}`;
    if (Array.isArray(input)) return `${input.length}`;
  }
  if (Array.isArray(input)) return 'a list';
  if (typeof input === 'object') return 'an object';
  const text = JSON.stringify(input) ?? String(input);
  return text.length > MAX_VALUE_CHARS ? `${text.slice(0, MAX_VALUE_CHARS)}…` : text;
}

/** Explains an issue to the author of a file. `fields` are the known fields; `prefix` is the path of the checked value. */
export function describeIssue(original: Issue, fields: readonly string[] = [], prefix = ''): FieldProblem[] {
  const issue = asInvalidOption(original);
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => {
      const suggestion = findClosestMatch(key, fields);
      return {
        path: [...issue.path, key],
        problem: `Unknown field "${prefix}${key}".`,
        remedy: suggestion ? `Did you mean "${suggestion}"?` : 'Remove it.',
      };
    });
  const alternative = issue.code === 'invalid_union' ? findIntendedAlternative(issue) : undefined;
  if (alternative)
    return alternative.flatMap((nested) =>
      describeIssue({ ...nested, path: [...issue.path, ...nested.path] } as Issue, fields, prefix),
    );
  const name = `${prefix}${issue.path.join('.')}`;
  if (issue.input === undefined && issue.code !== 'custom' && issue.path.length > 0)
    return [
      { path: issue.path.slice(0, -1), problem: `The field "${name}" is missing.`, remedy: `Add "${name}: ...".` },
    ];
  if (issue.code === 'invalid_key') {
    const reason = issue.issues[0]?.message ?? 'it is not allowed here';
    return [{ path: issue.path, problem: `The key of "${name}" is invalid: ${reason}.`, remedy: 'Rename it.' }];
  }
  const field = name === '' ? 'The content' : `The field "${name}"`;
  return [{ path: issue.path, problem: `${field} is invalid: ${issue.message}.`, remedy: getRemedy(issue) }];
}

/** The issues of the alternative whose type the value has; undefined if that is none of them, or not clear. */
function findIntendedAlternative({ errors }: Issue & { code: 'invalid_union' }): readonly Issue[] | undefined {
  const sameType = errors.filter(
    (issues) => !issues.some(({ code, path }) => path.length === 0 && code.startsWith('invalid_')),
  );
  return sameType.toSorted((a, b) => a.length - b.length)[0];
}

function getRemedy(issue: Issue): string {
  const { input } = issue;
  if (issue.code === 'invalid_value') {
    const options = issue.values.filter((value) => typeof value === 'string');
    const suggestion = typeof input === 'string' ? findClosestMatch(input, options) : undefined;
    if (suggestion) return `Did you mean "${suggestion}"?`;
  }
  const isPlainValue = typeof input === 'number' || typeof input === 'boolean';
  if (issue.code === 'invalid_type' && issue.expected === 'string' && isPlainValue) return 'Put the value in quotes.';
  if (issue.code === 'too_small' && issue.origin === 'array') return 'Add what is missing.';
  if (issue.code === 'too_small' && issue.origin === 'string') return input === '' ? 'Write a value.' : 'Write more.';
  if (issue.code === 'too_big' && issue.origin === 'array') return 'Remove the rest.';
  if (issue.code === 'too_big' && issue.origin === 'string') return 'Shorten it.';
  return 'Correct the value.';
}
