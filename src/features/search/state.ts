import type { SearchAnswer, SearchTab } from '../../search/types.ts';
import { SEARCH_PAGES } from '../../site/limits.ts';

/** What the dialog knows. */
export interface SearchState {
  /** As typed; a pasted error keeps its lines. */
  query: string;
  tab: SearchTab;
  /** How many pages are asked for. */
  limit: number;
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
  | { type: 'retried' }
  | { type: 'more' };

/** What the dialog shows. */
export type Phase = 'idle' | 'loading' | 'failed' | 'none' | 'found';

/** A dialog in which nothing has been asked. */
export function initialState(tab: SearchTab): SearchState {
  return {
    query: '',
    tab,
    limit: SEARCH_PAGES.first,
    number: 0,
    answered: 0,
    failed: false,
    selected: -1,
    follow: true,
    entered: false,
  };
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
      return event.number === state.number ? answered(state, event.answer) : state;
    case 'failed':
      return event.number === state.number ? failed(state) : state;
    case 'more':
      return hasMore(state) && !isWaiting(state)
        ? { ...state, number: state.number + 1, limit: Math.min(state.limit + SEARCH_PAGES.more, SEARCH_PAGES.most) }
        : state;
  }
}

function ask(state: SearchState): SearchState {
  const selected = isBlank(state.query) ? -1 : 0;
  const { first: limit } = SEARCH_PAGES;
  return { ...state, number: state.number + 1, limit, selected, follow: true, entered: false, failed: false };
}

/** The same question with more pages leaves the reader where they are. */
function answered(state: SearchState, answer: SearchAnswer): SearchState {
  const grown = state.limit > SEARCH_PAGES.first && state.answer?.tab === answer.tab;
  const place = grown ? {} : { selected: 0, follow: true };
  return { ...state, answer, answered: state.number, failed: false, ...place };
}

/** Where more pages cannot be had, those that are there stay. */
function failed(state: SearchState): SearchState {
  if (state.limit > SEARCH_PAGES.first && state.answer) return { ...state, answered: state.number };
  return { ...state, answer: undefined, failed: true, entered: false };
}

/** True where the answer has more pages than it brought. */
export function hasMore({ answer, limit }: SearchState): boolean {
  return answer !== undefined && answer.pages.length < answer.total && limit < SEARCH_PAGES.most;
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
