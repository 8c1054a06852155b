import { describe, expect, it } from 'vitest';
import { ASK, ASK_SHARE } from '../../../site/limits.ts';
import type { AnswerEvent } from '../engine/answer.ts';
import {
  type ChatEvent,
  type ChatState,
  canAsk,
  getEarlierQuestions,
  getShareableQuestions,
  initialState,
  isBusy,
  reduce,
} from './state.ts';

const QUOTE: AnswerEvent = { type: 'quote', text: 'Because.', source: 1 };
const NONE: AnswerEvent = { type: 'none', reason: 'not-found', pages: [] };
const chatAfter = (...events: ChatEvent[]) => events.reduce(reduce, initialState());
const last = ({ turns }: ChatState) => turns.at(-1);
const ask = (question: string): ChatEvent => ({ type: 'asked', question });
const received = (id: number, event: AnswerEvent = QUOTE): ChatEvent => ({ type: 'received', id, event });
const ended = (id: number): ChatEvent => ({ type: 'ended', id });
const failed = (id: number): ChatEvent => ({ type: 'ended', id, failure: { kind: 'network' } });
const typed = (draft: string): ChatEvent => ({ type: 'typed', draft });

describe('a question', () => {
  it('is sent trimmed, and clears the field', () => {
    const state = chatAfter(typed(' Why? '), ask(' Why? '));
    expect(last(state)).toMatchObject({ id: 1, status: 'sending', answer: { question: 'Why?', parts: [] } });
    expect(state.draft).toBe('');
    expect(isBusy(state)).toBe(true);
  });
  it('does not clear what else is typed', () => expect(chatAfter(typed('How'), ask('Why?')).draft).toBe('How'));
  it.each(['', '  \n', 'x'.repeat(ASK.questionChars + 1)])('is not sent: %j', (question) => {
    expect(canAsk(initialState(), question)).toBe(false);
    expect(chatAfter(ask(question)).turns).toEqual([]);
  });
  it('waits for the previous one', () => {
    const busy = chatAfter(ask('Why?'));
    expect(reduce(busy, ask('How?'))).toBe(busy);
  });
});

describe('an answer', () => {
  it('grows, and is complete when the stream ends', () => {
    const streaming = chatAfter(ask('Why?'), received(1));
    expect(last(streaming)).toMatchObject({ status: 'streaming', answer: { parts: [QUOTE] } });
    expect(last(reduce(streaming, ended(1)))?.status).toBe('answered');
  });
  it('may be a refusal', () =>
    expect(last(chatAfter(ask('Why?'), received(1, NONE), ended(1)))).toMatchObject({
      status: 'answered',
      answer: { none: { reason: 'not-found' } },
    }));
  it('fails if it is empty', () =>
    expect(last(chatAfter(ask('Why?'), ended(1)))).toMatchObject({ status: 'failed', failure: { kind: 'server' } }));
  it('is dropped if it arrives late, for a turn that is over or gone', () => {
    const over = chatAfter(ask('Why?'), { type: 'stopped' });
    expect(reduce(over, received(1))).toBe(over);
    expect(reduce(over, ended(1))).toBe(over);
    const next = reduce(over, ask('How?'));
    expect(reduce(next, received(1))).toBe(next);
    const none = chatAfter(ask('Why?'), { type: 'cleared' });
    expect(reduce(none, received(1))).toBe(none);
  });
});

describe('a failure', () => {
  it('puts the question back into the field and keeps what has arrived', () => {
    const state = chatAfter(typed('Why?'), ask('Why?'), received(1), failed(1));
    expect(last(state)).toMatchObject({ status: 'failed', failure: { kind: 'network' }, answer: { parts: [QUOTE] } });
    expect(state.draft).toBe('Why?');
  });
  it('keeps what was typed in the meantime', () =>
    expect(chatAfter(ask('Why?'), typed('How?'), failed(1)).draft).toBe('How?'));
  it('is replaced when the question is sent again', () => {
    const again = chatAfter(ask('Why?'), received(1), failed(1), ask('Why?'));
    expect(again.turns).toHaveLength(1);
    expect(last(again)).toMatchObject({ id: 2, status: 'sending', answer: { parts: [] } });
    expect(again.draft).toBe('');
  });
  it('without any answer text is removed when another question is asked', () => {
    const questions = ({ turns }: ChatState) => turns.map(({ answer }) => answer.question);
    expect(questions(chatAfter(ask('Why?'), failed(1), ask('How?')))).toEqual(['How?']);
    expect(questions(chatAfter(ask('Why?'), received(1), failed(1), ask('How?')))).toEqual(['Why?', 'How?']);
  });
});

describe('stopping', () => {
  it('keeps what has arrived and puts the question back', () => {
    const state = chatAfter(ask('Why?'), received(1), { type: 'stopped' });
    expect(last(state)).toMatchObject({ status: 'stopped', answer: { parts: [QUOTE] } });
    expect(state.draft).toBe('Why?');
  });
  it('does nothing if nothing is in progress', () => {
    const state = chatAfter(ask('Why?'), received(1), ended(1));
    expect(reduce(state, { type: 'stopped' })).toBe(state);
  });
});

describe('a conversation', () => {
  const turns = (count: number, event: AnswerEvent = QUOTE) =>
    chatAfter(
      ...Array.from({ length: count }, (_, index) => [
        ask(`Q${index + 1}`),
        received(index + 1, event),
        ended(index + 1),
      ]).flat(),
    );
  it('can be cleared, which keeps the field', () =>
    expect(chatAfter(ask('Why?'), typed('How'), { type: 'cleared' })).toEqual({ turns: [], draft: 'How' }));
  it('is restored before what the page itself shows, each question once', () => {
    const page = initialState({ question: 'Q2', parts: [], sources: [] });
    const state = reduce(page, { type: 'restored', turns: turns(3).turns });
    expect(state.turns.map(({ id, answer }) => [id, answer.question])).toEqual([
      [1, 'Q1'],
      [2, 'Q3'],
      [3, 'Q2'],
    ]);
  });
  it('replaces the one that a page from the browser’s memory shows', () => {
    const old = turns(2);
    expect(reduce(old, { type: 'restored', turns: [], replace: true }).turns).toEqual([]);
    expect(reduce(old, { type: 'restored', turns: turns(1).turns, replace: true }).turns).toEqual(turns(1).turns);
    const busy = chatAfter(ask('Why?'));
    expect(reduce(busy, { type: 'restored', turns: [], replace: true }).turns).toEqual(busy.turns);
  });
  it('is not restored while an answer is in progress', () => {
    const busy = chatAfter(ask('Why?'));
    expect(reduce(busy, { type: 'restored', turns: turns(1).turns })).toBe(busy);
  });
  it('sends the last answered questions along with a new one', () => {
    const state = reduce(turns(5), ask('Q6'));
    expect(getEarlierQuestions(state, 6)).toEqual(['Q3', 'Q4', 'Q5']);
    expect(getEarlierQuestions(state, 6)).toHaveLength(ASK.before);
    expect(getEarlierQuestions(reduce(turns(1, NONE), ask('Q2')), 2)).toEqual([]);
  });
  it('neither sends nor shares a question that was answered in the browser', () => {
    const answered = (id: number): ChatEvent[] => [
      { type: 'received', id, event: { type: 'text', text: 'Because.' } },
      { type: 'ended', id },
    ];
    const state = chatAfter(
      { type: 'asked', question: 'Secret?', local: true },
      ...answered(1),
      ask('Open?'),
      ...answered(2),
    );
    expect(getEarlierQuestions(reduce(state, ask('Q3')), 3)).toEqual(['Open?']);
    expect(getEarlierQuestions(reduce(state, { type: 'asked', question: 'Q3', local: true }), 3)).toEqual([
      'Secret?',
      'Open?',
    ]);
    expect(getShareableQuestions(state)).toEqual(['Open?']);
    const again = reduce(chatAfter(ask('Open?'), ...answered(1)), { type: 'retried', id: 1, local: true });
    expect(again.turns[0]?.local).toBe(true);
  });
  it('shares the last answered questions', () => {
    expect(getShareableQuestions(turns(12))).toHaveLength(ASK_SHARE.questions);
    expect(getShareableQuestions(turns(12)).at(-1)).toBe('Q12');
    expect(getShareableQuestions(turns(1, NONE))).toEqual([]);
    expect(getShareableQuestions(chatAfter(ask('Why?'), received(1), failed(1)))).toEqual([]);
  });
});

describe('an answered turn', () => {
  const answered = chatAfter(
    { type: 'asked', question: 'Why?' },
    { type: 'received', id: 1, event: { type: 'text', text: 'Because.' } },
    { type: 'ended', id: 1 },
  );
  it('can be regenerated in place', () => {
    const again = reduce(answered, { type: 'retried', id: 1 });
    expect(again.turns).toMatchObject([{ id: 2, status: 'sending', answer: { question: 'Why?', parts: [] } }]);
    expect(reduce(again, { type: 'retried', id: 2 })).toBe(again);
    expect(reduce(answered, { type: 'retried', id: 7 })).toBe(answered);
  });
  it('keeps a vote', () => {
    expect(reduce(answered, { type: 'voted', id: 1, vote: 'negative' }).turns).toMatchObject([{ vote: 'negative' }]);
  });
});
