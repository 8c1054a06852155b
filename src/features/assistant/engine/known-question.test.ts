import { expect, it } from 'vitest';
import { isKnownQuestion } from './known-question.ts';
import type { QuestionMatch } from './question-index.ts';

const match = (more: Partial<QuestionMatch> = {}): QuestionMatch => ({
  path: '/faq/all/how-do-i-delete-my-account',
  section: '',
  readerCoverage: 1,
  authorCoverage: 1,
  similarity: 0.9,
  score: 0.95,
  ...more,
});

it('recognises a question that an author wrote in nearly the same words', () => {
  expect(isKnownQuestion([match()], [])).toBe(true);
  expect(isKnownQuestion([match({ readerCoverage: 0.85 })], [undefined])).toBe(true);
});

it('does not recognise one that asks for more or for less', () => {
  expect(isKnownQuestion([match({ readerCoverage: 0.7 })], [])).toBe(false);
  expect(isKnownQuestion([match({ authorCoverage: 0.8 })], [])).toBe(false);
  expect(isKnownQuestion([], [])).toBe(false);
});

it('yields to an equally close question without an answer', () => {
  expect(isKnownQuestion([match()], [match({ score: 0.95 })])).toBe(false);
  expect(isKnownQuestion([match()], [match({ score: 0.6 }), undefined])).toBe(true);
});
