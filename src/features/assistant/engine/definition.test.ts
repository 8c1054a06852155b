import { describe, expect, it } from 'vitest';
import type { ListItem } from '../../../schema/page-text.ts';
import { getChunks } from './chunks.ts';
import { findDefinitions, getFurtherPath } from './definition.ts';

const entry = (text: string, href?: string): ListItem => ({
  text,
  markdown: text,
  spans: [{ text }, ...(href ? [{ text: 'Read more', href }] : [])],
  blocks: [],
});
const items = [
  entry('Score: A verdict on a trace.', 'https://sightglass.example/docs/scores/overview#kinds'),
  entry('Public key, secret key: The pair that an application signs in with.'),
  entry('OTLP: The protocol of OpenTelemetry: it runs over HTTP.'),
  ...Array.from({ length: 6 }, (_, index) => entry(`Term ${index}: A meaning.`)),
];
const list = { kind: 'list', ordered: false, start: 1, items, text: '', markdown: '' } as const;
const glossary = getChunks([{ id: '', aliases: [], heading: '', headingMarkdown: '', level: 1, blocks: [list] }]);
const find = (question: string) => findDefinitions(question, glossary)[0]?.text.split(':')[0];

describe('questions for the meaning of a term', () => {
  it.each([
    ['What is a score?', 'Score'],
    ['what are scores', 'Score'],
    ["what's a Score in Sightglass", 'Score'],
    ['What does OTLP mean?', 'OTLP'],
    ['define secret key', 'Public key, secret key'],
    ['meaning of score', 'Score'],
    ['what is a trace score', 'Score'],
  ])('%s', (question, term) => expect(find(question)).toBe(term));

  it.each([
    'What is a good score?',
    'what is a dataset score',
    'what is a trace score type',
    'What is the score of my trace?',
    'how do I add a score',
    'score',
  ])('ignores: %s', (question) => expect(find(question)).toBeUndefined());
});

describe('questions how terms differ', () => {
  const terms = (question: string) => findDefinitions(question, glossary).map(({ text }) => text.split(':')[0]);

  it.each([
    ['What is the difference between a score and OTLP?', ['Score', 'OTLP']],
    ['score vs OTLP', ['Score', 'OTLP']],
    ['explain OTLP vs. scores in Sightglass', ['OTLP', 'Score']],
    ["what's the difference between score, OTLP and a public key", ['Score', 'OTLP', 'Public key, secret key']],
    ['explain score vs OTLP vs secret key', ['Score', 'OTLP', 'Public key, secret key']],
  ])('%s', (question, expected) => expect(terms(question)).toEqual(expected));

  it.each(['difference between scores and bananas', 'score vs', 'score and OTLP', 'is score vs OTLP a real question'])(
    'ignores: %s',
    (question) => expect(terms(question)).toEqual([]),
  );
});

it('suggests the page that the entry links to', () => {
  const [score, keys] = glossary;
  expect(score && getFurtherPath(score)).toBe('/docs/scores/overview');
  expect(keys && getFurtherPath(keys)).toBeUndefined();
});
