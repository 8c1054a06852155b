import { describe, expect, it } from 'vitest';
import { CHOICES } from '../body.ts';
import { canSend, type FeedbackEvent, type FeedbackState, IDLE, nextState } from './machine.ts';

const getState = (...events: FeedbackEvent[]): FeedbackState => events.reduce(nextState, IDLE);
const choose = (choice: 'positive' | 'negative'): FeedbackEvent => ({ type: 'choose', choice });
const type = (comment: string): FeedbackEvent => ({ type: 'type', comment });
const [send, sent, failed, close] = (['send', 'sent', 'failed', 'close'] as const).map((name) => ({ type: name })) as [
  FeedbackEvent,
  FeedbackEvent,
  FeedbackEvent,
  FeedbackEvent,
];

describe('the feedback widget', () => {
  it.each(CHOICES)('no choice -> clicking %s sends the choice at once and opens a dialog', (choice) =>
    expect(getState(choose(choice))).toEqual({ ...IDLE, choice, sending: 'choice' }),
  );
  it('the user may type a comment and send -> submitted thank-you view', () => {
    expect(getState(choose('negative'), sent, type('a'))).toEqual({ ...IDLE, choice: 'negative', comment: 'a' });
    expect(getState(choose('negative'), sent, type('a'), send)).toMatchObject({ comment: 'a', sending: 'comment' });
    expect(getState(choose('negative'), sent, type('a'), send, sent)).toEqual({
      ...IDLE,
      choice: 'negative',
      submitted: true,
    });
  });
  it('the user may type while the first send is pending', () =>
    expect(getState(choose('positive'), type('a'), sent)).toEqual({ ...IDLE, choice: 'positive', comment: 'a' }));
  it('Done clears it', () => expect(getState(choose('positive'), sent, send, sent, close)).toEqual(IDLE));
  it('if the first send fails, the choice and dialog reset', () =>
    expect(getState(choose('positive'), failed)).toEqual(IDLE));
  it('if the comment send fails, the same reset applies', () =>
    expect(getState(choose('positive'), sent, send, failed)).toEqual(IDLE));
  it.each([
    ['the comment send', getState(choose('negative'), sent, type('a'), send, failed)],
    ['the first send', getState(choose('negative'), type('a'), failed)],
    ['a comment send behind a closed dialog', getState(choose('negative'), sent, type('a'), send, close, failed)],
  ])('nothing typed is lost when %s fails: the dialog reopens with the text', (_, state) => {
    expect(state).toEqual({ ...IDLE, unsent: 'a' });
    expect(nextState(state, choose('positive'))).toEqual({
      ...IDLE,
      choice: 'positive',
      comment: 'a',
      sending: 'choice',
    });
  });
  it('closing the dialog clears choice and text, including those of an earlier failure', () => {
    expect(getState(choose('negative'), sent, type('a'), close)).toEqual(IDLE);
    expect(getState(choose('negative'), type('a'), failed, choose('negative'), sent, close)).toEqual(IDLE);
  });
  it('closing the dialog while the first send is pending keeps the choice buttons disabled until it completes', () => {
    expect(getState(choose('negative'), type('a'), close)).toEqual({ ...IDLE, sending: 'choice' });
    expect(getState(choose('negative'), type('a'), close, sent)).toEqual(IDLE);
    expect(getState(choose('negative'), type('a'), close, failed)).toEqual(IDLE);
  });
  it('a comment response that arrives after the dialog closes opens nothing', () =>
    expect(getState(choose('negative'), sent, type('a'), send, close, sent)).toEqual(IDLE));
});

describe('events that do not apply change nothing', () => {
  it.each<[string, FeedbackState, FeedbackEvent]>([
    ['a choice while the first send is pending', getState(choose('positive')), choose('negative')],
    ['a choice while one is chosen', getState(choose('positive'), sent), choose('negative')],
    ['a choice behind a closed dialog while sending', getState(choose('positive'), close), choose('negative')],
    ['typing before a choice', IDLE, type('a')],
    ['typing into a comment that is being sent', getState(choose('positive'), sent, send), type('a')],
    ['typing after the thank-you', getState(choose('positive'), sent, send, sent), type('a')],
    ['sending before a choice', IDLE, send],
    ['sending during another request', getState(choose('positive'), sent, send), send],
    ['an answer to nothing', IDLE, sent],
    ['a failure without a request', getState(choose('positive'), sent), failed],
    ['closing a closed dialog', IDLE, close],
  ])('%s', (_, state, event) => expect(nextState(state, event)).toBe(state));
});

describe('Send feedback', () => {
  it.each(['', ' ', '\n\t  \u00a0'])(
    'negative: is disabled while the comment is empty or only whitespace (%j)',
    (text) => expect(canSend(getState(choose('negative'), sent, type(text)))).toBe(false),
  );
  it('negative: is enabled with a comment', () =>
    expect(canSend(getState(choose('negative'), sent, type(' a ')))).toBe(true));
  it('is disabled while a send is in progress', () => {
    expect(canSend(getState(choose('negative'), type('a')))).toBe(false);
    expect(canSend(getState(choose('negative'), sent, type('a'), send))).toBe(false);
  });
  it('positive: comment optional', () => expect(canSend(getState(choose('positive'), sent))).toBe(true));
  it('is disabled with no choice and after the thank-you', () => {
    expect(canSend(IDLE)).toBe(false);
    expect(canSend(getState(choose('positive'), sent, send, sent))).toBe(false);
  });
});
