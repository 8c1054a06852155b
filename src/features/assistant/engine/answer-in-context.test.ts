import { expect, it } from 'vitest';
import { foundPage, paragraph, section, WORDS_ONLY } from '../fixtures/sample-page.ts';
import { answerInContext } from './answer-in-context.ts';
import type { AnswerInput } from './answer-question.ts';
import type { Question } from './prepare.ts';

const found = foundPage('Billing', [section('', [paragraph('There is no yearly discount.')])]);
const page = { ...found, url: found.path, trail: [], pinned: '' };

/** Prepares questions of which only the listed ones find the page; a question with an earlier one is expanded. */
function createPrepare(answered: readonly string[]) {
  const prepared: string[] = [];
  const prepare = async ({ question, before = [] }: Question): Promise<AnswerInput> => {
    const fullQuestion = [...before, question].join(' ');
    prepared.push(fullQuestion);
    return {
      question,
      fullQuestion,
      expanded: fullQuestion !== question,
      parsed: { words: [], readText: fullQuestion, unknownWords: [], typed: [] },
      pages: answered.includes(fullQuestion) ? [page] : [],
      searchScore: 1,
      vector: undefined,
      unansweredMatch: undefined,
      offTopicMatch: undefined,
      embedder: WORDS_ONLY,
      ranks: new Map(),
      startPages: [],
    };
  };
  return { prepare, prepared };
}
const followUp = { question: 'paying yearly', before: ['students'] };

it('reads a follow-up with the question before it', async () => {
  const { prepare, prepared } = createPrepare(['students paying yearly', 'paying yearly']);
  const { input, events } = await answerInContext(prepare, followUp);
  expect([input.fullQuestion, events[0]?.type]).toEqual(['students paying yearly', 'source']);
  expect(prepared).toEqual(['students paying yearly']);
});

it('reads a follow-up alone if both together find nothing', async () => {
  const { prepare } = createPrepare(['paying yearly']);
  const { input, events } = await answerInContext(prepare, followUp);
  expect([input.fullQuestion, events[0]?.type]).toEqual(['paying yearly', 'source']);
});

it('refuses what is answered neither way, and asks other questions once', async () => {
  const { prepare, prepared } = createPrepare([]);
  expect((await answerInContext(prepare, followUp)).input.fullQuestion).toBe('students paying yearly');
  prepared.length = 0;
  expect((await answerInContext(prepare, { question: 'weather' })).events[0]?.type).toBe('none');
  expect(prepared).toEqual(['weather']);
});
