import { SEARCH_PAGES } from '../../../site/limits.ts';
import type { SearchAnswer, SearchTab } from '../engine/types.ts';

/** Where a result is opened. */
export type OpenTarget = 'here' | 'window';

export interface SearchState {
  /** As typed; a pasted error keeps its lines. */
  query: string;
  tab: SearchTab;
  limit: number;
  /** Number of the newest request: responses to older ones are dropped. */
  number: number;
  /** The newest results; they stay while the next ones load. */
  answer?: SearchAnswer;
  /** Number of the request that `answer` belongs to. */
  answeredNumber: number;
  failed: boolean;
  /** Index of the row that the Enter key opens; -1 without a query. */
  selected: number;
  /** Counts requests to scroll the selected row into view: for keys, not for the pointer. */
  follow: number;
  /** Where to open the selected row when results arrive, if Enter was pressed before. */
  pendingOpen?: OpenTarget;
  /** True if more pages could not be loaded; they are not requested again until the query changes. */
  moreFailed: boolean;
}

export type SearchEvent =
  | { type: 'typed'; query: string }
  | { type: 'reopened'; shown: string }
  | { type: 'tab'; tab: SearchTab }
  | { type: 'select'; index: number; follow: boolean }
  | { type: 'entered'; target: OpenTarget }
  | { type: 'opened' }
  | { type: 'answered'; number: number; answer: SearchAnswer }
  | { type: 'failed'; number: number }
  | { type: 'retried' }
  | { type: 'more' };

/** What the dialog shows. */
export type Phase = 'idle' | 'loading' | 'failed' | 'none' | 'found';

export function initialState(tab: SearchTab): SearchState {
  return {
    query: '',
    tab,
    limit: SEARCH_PAGES.first,
    number: 0,
    answeredNumber: 0,
    failed: false,
    selected: -1,
    follow: 0,
    moreFailed: false,
  };
}

const isBlank = (query: string) => query.trim() === '';

/** Returns the next state. */
export function reduce(state: SearchState, event: SearchEvent): SearchState {
  switch (event.type) {
    case 'typed':
      return setQuery(state, event.query);
    case 'reopened':
      return event.shown === toOneLine(state.query) ? startRequest(state) : setQuery(state, event.shown);
    case 'tab':
      return startRequest({ ...state, tab: event.tab });
    case 'retried':
      return startRequest({ ...state, answer: undefined });
    case 'select':
      return { ...state, selected: event.index, follow: state.follow + (event.follow ? 1 : 0) };
    case 'entered':
      return { ...state, pendingOpen: event.target };
    case 'opened':
      return { ...state, pendingOpen: undefined };
    case 'answered':
      return event.number === state.number ? receiveAnswer(state, event.answer) : state;
    case 'failed':
      return event.number === state.number ? receiveFailure(state) : state;
    case 'more':
      return hasMore(state) && !isLoading(state)
        ? { ...state, number: state.number + 1, limit: Math.min(state.limit + SEARCH_PAGES.more, SEARCH_PAGES.max) }
        : state;
  }
}

function setQuery(state: SearchState, query: string): SearchState {
  return startRequest({ ...state, query, answer: isBlank(query) ? undefined : state.answer });
}

function startRequest(state: SearchState): SearchState {
  const { first: limit } = SEARCH_PAGES;
  const next = { ...state, number: state.number + 1, limit, pendingOpen: undefined, failed: false, moreFailed: false };
  return { ...next, selected: isBlank(state.query) ? -1 : firstResult(next), follow: state.follow + 1 };
}

/** Returns the question that the first row offers to ask the assistant, if the query is a question. */
export function getOfferedQuestion({ answer }: SearchState): string | undefined {
  return answer?.question && answer.pages.length > 0 ? answer.query : undefined;
}

/** Returns the index of the first result, which Enter opens by default: the row for the assistant is above it. */
function firstResult(state: SearchState): number {
  return getOfferedQuestion(state) === undefined ? 0 : 1;
}

/** Formats a query for the field, which has a single line. */
export const toOneLine = (query: string) => query.replace(/\s*[\r\n]+\s*/g, ' ');

/** More pages for the same query keep the selection. */
function receiveAnswer(state: SearchState, answer: SearchAnswer): SearchState {
  const isExtended = state.limit > SEARCH_PAGES.first && state.answer?.tab === answer.tab;
  const next = { ...state, answer, answeredNumber: state.number, failed: false };
  return isExtended ? next : { ...next, selected: firstResult(next), follow: state.follow + 1 };
}

/** If more pages can't be loaded, the present ones stay. */
function receiveFailure(state: SearchState): SearchState {
  if (state.limit > SEARCH_PAGES.first && state.answer)
    return { ...state, answeredNumber: state.number, moreFailed: true };
  return { ...state, answer: undefined, failed: true, pendingOpen: undefined };
}

/** True if there are more pages that can be loaded. */
export function hasMore({ answer, limit, moreFailed }: SearchState): boolean {
  return !moreFailed && answer !== undefined && answer.pages.length < answer.total && limit < SEARCH_PAGES.max;
}

/** True while a query has no results yet. */
export function isLoading(state: SearchState): boolean {
  return !isBlank(state.query) && !state.failed && state.answeredNumber !== state.number;
}

/** True while the query has no results yet; false if only more pages of the current results are loading. */
export function isLoadingFirstPage(state: SearchState): boolean {
  return isLoading(state) && state.limit === SEARCH_PAGES.first;
}

/** Returns the phase of the dialog; the last results stay until the next arrive. */
export function getPhase(state: SearchState): Phase {
  if (isBlank(state.query)) return 'idle';
  if (state.failed) return 'failed';
  if (!state.answer) return 'loading';
  return state.answer.pages.length > 0 ? 'found' : 'none';
}
