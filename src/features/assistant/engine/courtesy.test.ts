import { expect, it } from 'vitest';
import { removeCourtesies } from './courtesy.ts';

it.each([
  ['Hi there, how do I flush?', 'how do I flush?'],
  ['hello! how do I flush? Thanks in advance!', 'how do I flush'],
  ['my spans are not nested, its 2am please help', 'my spans are not nested'],
  ['Nothing arrives. Help!', 'Nothing arrives'],
  ["I'm new to this, so what is a span?", 'what is a span?'],
  ['sorry if this is a stupid question but where are my keys', 'where are my keys'],
  ['no traces since noon, pls help me, this is urgent', 'no traces since noon'],
])('%s', (question, rest) => expect(removeCourtesies(question)).toBe(rest));

it.each([
  'how can Sightglass help me',
  'hello world example in TypeScript',
  'is there a new SDK',
  'traces from 2am are missing',
  'Can I mark a trace as urgent?',
  'please help',
  'hi!',
])('keeps: %s', (question) => expect(removeCourtesies(question)).toBe(question));
