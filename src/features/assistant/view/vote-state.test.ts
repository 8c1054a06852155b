import { expect, it } from 'vitest';
import { canSubmit, initialVote, needsReason, reduceVote, type VoteEvent } from './vote-state.ts';

const after = (...events: VoteEvent[]) => events.reduce(reduceVote, initialVote());

it('is done once a positive vote is stored', () => {
  expect(after({ type: 'voted', vote: 'positive' })).toMatchObject({ vote: 'positive', step: 'sending' });
  expect(after({ type: 'voted', vote: 'positive' }, { type: 'ended', ok: true }).step).toBe('thanked');
});

it('asks for a reason after a negative vote, and requires one to send', () => {
  const state = after({ type: 'voted', vote: 'negative' });
  expect([needsReason(state), canSubmit(state), reduceVote(state, { type: 'submitted' }).step]).toEqual([
    true,
    false,
    'reason',
  ]);
  expect(canSubmit(reduceVote(state, { type: 'comment', comment: '  ' }))).toBe(false);
  expect(canSubmit(reduceVote(state, { type: 'comment', comment: 'No command.' }))).toBe(true);
  const sent = reduceVote(reduceVote(state, { type: 'reason', reason: 'wrong' }), { type: 'submitted' });
  expect([sent.step, reduceVote(sent, { type: 'ended', ok: true }).step]).toEqual(['sending', 'thanked']);
});

it('keeps the form after a failure, so that it can be sent again', () => {
  const failed = after(
    { type: 'voted', vote: 'negative' },
    { type: 'reason', reason: 'outdated' },
    { type: 'submitted' },
    { type: 'ended', ok: false },
  );
  expect([failed.step, needsReason(failed), canSubmit(failed)]).toEqual(['failed', true, true]);
});

it('does not confuse the background vote with the reason', () => {
  const state = after({ type: 'voted', vote: 'negative' }, { type: 'ended', ok: true });
  expect(state.step).toBe('reason');
});

it('is done if the vote is known', () => expect(initialVote('negative').step).toBe('thanked'));
