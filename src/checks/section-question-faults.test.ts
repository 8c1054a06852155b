import { expect, test } from 'vitest';
import { sectionQuestionFaults } from './section-question-faults.ts';

const find = (questions: Record<string, Record<string, string[]>>) =>
  sectionQuestionFaults(questions, (path) => (path === '/docs/keys' ? ['rotate', 'revoke'] : undefined));

test('questions of existing headings, and of the start of a page, are valid', () =>
  expect(find({ '/docs/keys': { 'start of page': ['What is a key?'], rotate: ['How do I rotate a key?'] } })).toEqual(
    [],
  ));

test('a missing section is reported, with a similar one', () =>
  expect(find({ '/docs/keys': { rotat: ['How do I rotate a key?'] } })).toEqual([
    {
      file: 'content/data/questions/docs/keys.yaml',
      problem: 'No heading of this page has the id "rotat".',
      remedy: 'Did you mean "rotate"?',
    },
  ]));

test('a missing page is reported', () =>
  expect(find({ '/docs/gone': { 'start of page': ['What is gone?'] } })[0]).toMatchObject({
    file: 'content/data/questions/docs/gone.yaml',
    problem: 'There is no page /docs/gone.',
  }));

test('a duplicate question of a page is reported', () =>
  expect(find({ '/docs/keys': { rotate: ['Which key?'], revoke: ['which key?'] } })[0]?.problem).toContain('twice'));
