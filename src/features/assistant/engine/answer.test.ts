import { expect, it } from 'vitest';
import { type AnswerEvent, type AnswerSource, addEvent, emptyAnswer } from './answer.ts';

const source: AnswerSource = {
  number: 1,
  title: 'Masking',
  heading: 'Rules',
  url: '/docs/masking#rules',
  trail: ['Docs'],
};

const added = (...events: AnswerEvent[]) => events.reduce(addEvent, emptyAnswer('How do I mask?'));

it('adds sources, quotes and samples in the order they arrive', () => {
  expect(
    added(
      { type: 'source', source },
      { type: 'quote', text: 'Rules run first.', source: 1 },
      { type: 'code', language: 'python', text: 'mask()', source: 1 },
      { type: 'done' },
    ),
  ).toEqual({
    question: 'How do I mask?',
    sources: [source],
    parts: [
      { type: 'quote', text: 'Rules run first.', source: 1 },
      { type: 'code', language: 'python', text: 'mask()', source: 1 },
    ],
  });
});

it('keeps the reason if there is no answer', () => {
  const pages = [{ title: 'Docs', url: '/docs' }];
  expect(added({ type: 'none', reason: 'off-topic', pages }, { type: 'done' }).none).toEqual({
    reason: 'off-topic',
    pages,
  });
});

it("joins the pieces of a model's text", () => {
  expect(added({ type: 'text', text: 'Mask ' }, { type: 'text', text: 'early.' }).parts).toEqual([
    { type: 'text', text: 'Mask early.' },
  ]);
});

it('does not modify the answer that it is given', () => {
  const before = emptyAnswer('q');
  addEvent(before, { type: 'source', source });
  addEvent(before, { type: 'text', text: 'a' });
  expect(before).toEqual({ question: 'q', parts: [], sources: [] });
});
