import type { SearchAnswer, SearchTab } from '../../search/types.ts';

/** What the dialog knows. */
export interface SearchState {
  /** As typed; a pasted error keeps its lines. */
  query: string;
  tab: SearchTab;
  /** Number of the newest request: answers to older ones are dropped. */
  number: number;
  /** The newest answer; it stays while the next is awaited. */
  answer?: SearchAnswer;
  /** Number of the request that `answer` belongs to. */
  answered: number;
  failed: boolean;
  /** Index of the row that the Enter key opens; -1 before anything is asked. */
  selected: number;
  /** The list scrolls to the selected row: it was reached by a key, not by the pointer. */
  follow: boolean;
  /** Enter was pressed before the answer was there: its first row is opened when it comes. */
  entered: boolean;
}

/** What happens to the dialog. */
export type SearchEvent =
  | { type: 'typed'; query: string }
  | { type: 'tab'; tab: SearchTab }
  | { type: 'select'; index: number; follow: boolean }
  | { type: 'entered' }
  | { type: 'opened' }
  | { type: 'answered'; number: number; answer: SearchAnswer }
  | { type: 'failed'; number: number }
  | { type: 'retried' };

/** What the dialog shows. */
export type Phase = 'idle' | 'loading' | 'failed' | 'none' | 'found';

/** A dialog in which nothing has been asked. */
export function initialState(tab: SearchTab): SearchState {
  return { query: '', tab, number: 0, answered: 0, failed: false, selected: -1, follow: true, entered: false };
}

const isBlank = (query: string) => query.trim() === '';

/** Moves the dialog on. */
export function reduce(state: SearchState, event: SearchEvent): SearchState {
  switch (event.type) {
    case 'typed':
      return ask({ ...state, query: event.query, answer: isBlank(event.query) ? undefined : state.answer });
    case 'tab':
      return ask({ ...state, tab: event.tab });
    case 'retried':
      return ask({ ...state, answer: undefined });
    case 'select':
      return { ...state, selected: event.index, follow: event.follow };
    case 'entered':
      return { ...state, entered: true };
    case 'opened':
      return { ...state, entered: false };
    case 'answered':
      if (event.number !== state.number) return state;
      return { ...state, answer: event.answer, answered: event.number, failed: false, selected: 0, follow: true };
    case 'failed':
      return event.number === state.number ? { ...state, answer: undefined, failed: true, entered: false } : state;
  }
}

function ask(state: SearchState): SearchState {
  const selected = isBlank(state.query) ? -1 : 0;
  return { ...state, number: state.number + 1, selected, follow: true, entered: false, failed: false };
}

/** True where something was asked that has no answer yet. */
export function isWaiting(state: SearchState): boolean {
  return !isBlank(state.query) && !state.failed && state.answered !== state.number;
}

/** What the dialog shows in a state; the last answer stays until the next is there. */
export function phaseOf(state: SearchState): Phase {
  if (isBlank(state.query)) return 'idle';
  if (state.failed) return 'failed';
  if (!state.answer) return 'loading';
  return state.answer.pages.length > 0 ? 'found' : 'none';
}
