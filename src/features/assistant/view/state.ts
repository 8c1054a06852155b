import { ASK, ASK_SHARE } from '../../../site/limits.ts';
import { type Answer, type AnswerEvent, addEvent, emptyAnswer } from '../engine/answer.ts';
import type { Failure } from '../failure.ts';

/** A question with its answer. */
export interface Turn {
  id: number;
  answer: Answer;
  status: 'sending' | 'streaming' | 'answered' | 'stopped' | 'failed';
  /** Why it failed. */
  failure?: Failure;
  /** What the reader thinks of the answer. */
  vote?: Vote;
  /** True if the answer is created in the browser: its question is never sent. */
  local?: boolean;
}

/** Whether an answer helped. */
export type Vote = 'positive' | 'negative';

export interface ChatState {
  turns: readonly Turn[];
  /** What is in the field. */
  draft: string;
}

/** Events of the chat; those of a turn name it, so that late ones are dropped. */
export type ChatEvent =
  | { type: 'typed'; draft: string }
  | { type: 'asked'; question: string; local?: boolean }
  | { type: 'received'; id: number; event: AnswerEvent }
  | { type: 'ended'; id: number; failure?: Failure }
  | { type: 'stopped' }
  /** Asks the question of the newest turn again, in its place. */
  | { type: 'retried'; id: number; local?: boolean }
  | { type: 'voted'; id: number; vote: Vote }
  | { type: 'cleared' }
  | { type: 'restored'; turns: readonly Turn[] /** In place of what is shown. */; replace?: boolean };

/** Returns a chat without questions, or with the one answer that the page already shows. */
export function initialState(initialAnswer?: Answer): ChatState {
  return { turns: initialAnswer ? [{ id: 1, answer: initialAnswer, status: 'answered' }] : [], draft: '' };
}

/** Returns the next state, or the same object if the event does not apply. */
export function reduce(state: ChatState, event: ChatEvent): ChatState {
  switch (event.type) {
    case 'typed':
      return { ...state, draft: event.draft };
    case 'asked':
      return addQuestion(state, event.question.trim(), event.local);
    case 'received':
      return updatePendingTurn(state, event.id, (turn) => ({
        ...turn,
        status: 'streaming',
        answer: addEvent(turn.answer, event.event),
      }));
    case 'ended':
      return endTurn(state, event.id, event.failure);
    case 'stopped':
      return restoreDraft(
        updatePendingTurn(state, state.turns.at(-1)?.id, (turn) => ({ ...turn, status: 'stopped' })),
        state,
      );
    case 'retried':
      return retryTurn(state, event.id, event.local);
    case 'voted':
      return {
        ...state,
        turns: state.turns.map((turn) => (turn.id === event.id ? { ...turn, vote: event.vote } : turn)),
      };
    case 'cleared':
      return { turns: [], draft: state.draft };
    case 'restored':
      return restoreTurns(event.replace ? { ...state, turns: isBusy(state) ? state.turns : [] } : state, event.turns);
  }
}

function addQuestion(state: ChatState, question: string, local = false): ChatState {
  if (!canAsk(state, question)) return state;
  const id = (state.turns.at(-1)?.id ?? 0) + 1;
  const turns = state.turns.filter(
    (turn) => hasContent(turn) && !(isIncomplete(turn) && turn.answer.question === question),
  );
  const draft = state.draft.trim() === question ? '' : state.draft;
  return { turns: [...turns, startTurn(id, question, local)], draft };
}

function startTurn(id: number, question: string, local: boolean): Turn {
  return { id, answer: emptyAnswer(question), status: 'sending', ...(local && { local }) };
}

function retryTurn(state: ChatState, id: number, local = false): ChatState {
  const last = state.turns.at(-1);
  if (!last || last.id !== id || isBusy(state)) return state;
  const { question } = last.answer;
  const turns = [...state.turns.slice(0, -1), startTurn(id + 1, question, local)];
  return { turns, draft: state.draft.trim() === question ? '' : state.draft };
}

/** Updates the pending turn, if it is this one. */
function updatePendingTurn(state: ChatState, id: number | undefined, change: (turn: Turn) => Turn): ChatState {
  const last = state.turns.at(-1);
  return last && last.id === id && isPending(last)
    ? { ...state, turns: [...state.turns.slice(0, -1), change(last)] }
    : state;
}

function endTurn(state: ChatState, id: number, failure?: Failure): ChatState {
  const next = updatePendingTurn(state, id, (turn) => {
    const failed = failure ?? (hasContent(turn) ? undefined : { kind: 'server' as const });
    return failed ? { ...turn, status: 'failed', failure: failed } : { ...turn, status: 'answered' };
  });
  return next.turns.at(-1)?.status === 'failed' ? restoreDraft(next, state) : next;
}

/** Puts a question without a complete answer back into the field, unless something else is typed there. */
function restoreDraft(next: ChatState, before: ChatState): ChatState {
  if (next === before || next.draft.trim() !== '') return next;
  return { ...next, draft: next.turns.at(-1)?.answer.question ?? '' };
}

/** Restores stored turns before the one that the page shows, which may be stored already. */
function restoreTurns(state: ChatState, stored: readonly Turn[]): ChatState {
  if (isBusy(state)) return state;
  const questions = new Set(state.turns.map(({ answer }) => answer.question));
  const turns = [...stored.filter(({ answer }) => !questions.has(answer.question)), ...state.turns];
  const last = turns.length - 1;
  return {
    ...state,
    turns: turns.map((turn, index) => ({
      ...turn,
      id: index + 1,
      // Only the newest can still be pending.
      status: index < last && isPending(turn) ? 'stopped' : turn.status,
    })),
  };
}

const isPending = ({ status }: Turn) => status === 'sending' || status === 'streaming';
const isIncomplete = ({ status }: Turn) => status === 'failed' || status === 'stopped';

/** True if part of an answer can be read. */
export function hasContent({ answer }: Turn): boolean {
  return answer.parts.length > 0 || answer.none !== undefined;
}

/** True while an answer is pending. */
export function isBusy({ turns }: ChatState): boolean {
  const last = turns.at(-1);
  return last !== undefined && isPending(last);
}

/** True if a question can be sent: not blank, not too long, one at a time. */
export function canAsk(state: ChatState, question: string = state.draft): boolean {
  const { length } = question.trim();
  return !isBusy(state) && length > 0 && length <= ASK.questionChars;
}

/** Returns earlier questions that a new one may refer to, oldest first; local ones only for a local question. */
export function getEarlierQuestions({ turns }: ChatState, id: number): string[] {
  const isLocal = turns.find((turn) => turn.id === id)?.local === true;
  const before = turns.filter((turn) => turn.id < id && turn.answer.parts.length > 0 && (isLocal || !turn.local));
  return before.slice(-ASK.before).map(({ answer }) => answer.question);
}

/** Returns the questions that can be shared: the newest with a complete answer. */
export function getShareableQuestions({ turns }: ChatState): string[] {
  const complete = turns.filter((turn) => turn.status === 'answered' && turn.answer.parts.length > 0 && !turn.local);
  return complete.slice(-ASK_SHARE.questions).map(({ answer }) => answer.question);
}
