import { expect, it } from 'vitest';
import { z } from 'zod';
import { FaultError } from '../lib/fault.ts';
import { parseData } from './parse-data.ts';

const schema = z.strictObject({ words: z.record(z.string(), z.string()) });
const getFaults = (text: string) => {
  try {
    return parseData(text, 'a.json', schema);
  } catch (error) {
    return error instanceof FaultError ? error.faults : error;
  }
};

it('reads valid data', () => {
  const value = { words: { 'a": "b': 'c: "d": e', 'b\\': '\n' } };
  expect(parseData(JSON.stringify(value, null, 2), 'a.json', schema)).toEqual(value);
});

it.each([
  ['{\n  "words": {\n    "a": "b",\n    "a": "c"\n  }\n}', 4, /unique/],
  ['{\n  "words": {\n    "a": 1\n  }\n}', 3, /words/],
  ['{\n  "words": {\n    "a": "b"\n  }\n', undefined, /cannot be parsed/],
])('reports the line of a fault: %j', (text, line, problem) => {
  expect(getFaults(text)).toMatchObject([
    { file: 'a.json', ...(line && { line }), problem: expect.stringMatching(problem) },
  ]);
});

it('accepts YAML too', () => expect(parseData('words: { a: b }', 'a.json', schema)).toEqual({ words: { a: 'b' } }));
