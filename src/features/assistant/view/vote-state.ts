import type { AnswerProblem } from '../answer-problems.ts';
import type { Vote } from './state.ts';

export interface VoteState {
  vote: Vote | undefined;
  step: 'idle' | 'sending' | 'reason' | 'thanked' | 'failed';
  reason: AnswerProblem | undefined;
  comment: string;
}

/** What happens to a vote. */
export type VoteEvent =
  | { type: 'voted'; vote: Vote }
  | { type: 'reason'; reason: AnswerProblem }
  | { type: 'comment'; comment: string }
  | { type: 'submitted' }
  /** A request ended. */
  | { type: 'ended'; ok: boolean };

/** Returns the initial state of an answer that may already have a vote. */
export function initialVote(vote?: Vote): VoteState {
  return { vote, step: vote ? 'thanked' : 'idle', reason: undefined, comment: '' };
}

/** The next state: a positive vote is done once sent, a negative one asks for a reason first. */
export function reduceVote(state: VoteState, event: VoteEvent): VoteState {
  switch (event.type) {
    case 'voted':
      return { ...state, vote: event.vote, step: event.vote === 'positive' ? 'sending' : 'reason' };
    case 'reason':
      return { ...state, reason: event.reason };
    case 'comment':
      return { ...state, comment: event.comment };
    case 'submitted':
      return canSubmit(state) ? { ...state, step: 'sending' } : state;
    case 'ended':
      return state.step === 'sending' ? { ...state, step: event.ok ? 'thanked' : 'failed' } : state;
  }
}

/** True if a negative vote has a reason or a comment. */
export function canSubmit({ vote, step, reason, comment }: VoteState): boolean {
  return vote === 'negative' && step !== 'sending' && (reason !== undefined || comment.trim() !== '');
}

/** True while the form for the reason is shown. */
export function needsReason({ vote, step }: VoteState): boolean {
  return vote === 'negative' && step !== 'thanked' && step !== 'idle';
}
