import { expect, it } from 'vitest';
import type { AnswerEvent } from './answer.ts';
import { getNextQuestions, withNextQuestions } from './next-questions.ts';

const QUESTIONS = new Map([
  ['/docs/masking', ['How do I mask personal data?', 'Can I mask by regular expression?', 'Mask words']],
  ['/docs/sampling', ['How do I keep every error?', 'Which traces are dropped?']],
  ['/ja/docs/masking', ['個人データを隠すには？']],
]);
const getQuestions = (path: string) => QUESTIONS.get(path) ?? [];
const source = (url: string): AnswerEvent => ({
  type: 'source',
  source: { number: 1, title: '', heading: '', url, trail: [] },
});

async function collect(events: readonly AnswerEvent[], askedQuestions: string): Promise<AnswerEvent[]> {
  const received: AnswerEvent[] = [];
  for await (const event of withNextQuestions(events, getQuestions, [askedQuestions])) received.push(event);
  return received;
}

it('takes questions of the quoted pages in turn, except those already asked', () => {
  const urls = ['/docs/masking#rules', '/docs/sampling', '/docs/masking'];
  expect(getNextQuestions(getQuestions, urls, ['how to mask personal data'])).toEqual([
    'How do I keep every error?',
    'Can I mask by regular expression?',
    'Which traces are dropped?',
  ]);
});

it('suggests none for pages without questions, and none in another language', () => {
  expect(getNextQuestions(getQuestions, ['/docs/nope'], ['x'])).toEqual([]);
  expect(getNextQuestions(getQuestions, ['/docs/masking'], ['マスクするには？'])).toEqual([]);
  expect(getNextQuestions(getQuestions, ['/ja/docs/masking'], ['マスクするには？'])).toEqual([
    '個人データを隠すには？',
  ]);
});

it('sends suggestions just before the end, for the final answer', async () => {
  const events: AnswerEvent[] = [
    source('/docs/masking'),
    { type: 'restart' },
    source('/docs/sampling'),
    { type: 'done' },
  ];
  const received = await collect(events, 'sample');
  expect(received.slice(-2)).toEqual([
    { type: 'next', questions: ['How do I keep every error?', 'Which traces are dropped?'] },
    { type: 'done' },
  ]);
  expect(await collect([{ type: 'done' }], 'x')).toEqual([{ type: 'done' }]);
});
