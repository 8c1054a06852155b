import { SEARCH_PAGES } from '../../../site/limits.ts';
import type { SearchResponse, SearchTab } from '../engine/types.ts';

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
  response?: SearchResponse;
  /** Number of the request that `response` belongs to. */
  loadedNumber: number;
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
  | { type: 'received'; number: number; response: SearchResponse }
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
    loadedNumber: 0,
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
      return startRequest({ ...state, response: undefined });
    case 'select':
      return { ...state, selected: event.index, follow: state.follow + (event.follow ? 1 : 0) };
    case 'entered':
      return { ...state, pendingOpen: event.target };
    case 'opened':
      return { ...state, pendingOpen: undefined };
    case 'received':
      return event.number === state.number ? receiveResponse(state, event.response) : state;
    case 'failed':
      return event.number === state.number ? receiveFailure(state) : state;
    case 'more':
      return hasMore(state) && !isLoading(state)
        ? { ...state, number: state.number + 1, limit: Math.min(state.limit + SEARCH_PAGES.more, SEARCH_PAGES.max) }
        : state;
  }
}

function setQuery(state: SearchState, query: string): SearchState {
  return startRequest({ ...state, query, response: isBlank(query) ? undefined : state.response });
}

function startRequest(state: SearchState): SearchState {
  const { first: limit } = SEARCH_PAGES;
  const next = { ...state, number: state.number + 1, limit, pendingOpen: undefined, failed: false, moreFailed: false };
  return { ...next, selected: isBlank(state.query) ? -1 : firstResult(next), follow: state.follow + 1 };
}

/** Returns the question that the first row offers to ask the assistant, if the query is a question. */
export function getOfferedQuestion({ response }: SearchState): string | undefined {
  return response?.question && response.pages.length > 0 ? response.query : undefined;
}

/** Returns the index of the first result, which Enter opens by default: the row for the assistant is above it. */
function firstResult(state: SearchState): number {
  return getOfferedQuestion(state) === undefined ? 0 : 1;
}

/** Formats a query for the field, which has a single line. */
export const toOneLine = (query: string) => query.replace(/\s*[\r\n]+\s*/g, ' ');

/** More pages for the same query keep the selection. */
function receiveResponse(state: SearchState, response: SearchResponse): SearchState {
  const isExtended = state.limit > SEARCH_PAGES.first && state.response?.tab === response.tab;
  const next = { ...state, response, loadedNumber: state.number, failed: false };
  return isExtended ? next : { ...next, selected: firstResult(next), follow: state.follow + 1 };
}

/** If more pages can't be loaded, the present ones stay. */
function receiveFailure(state: SearchState): SearchState {
  if (state.limit > SEARCH_PAGES.first && state.response)
    return { ...state, loadedNumber: state.number, moreFailed: true };
  return { ...state, response: undefined, failed: true, pendingOpen: undefined };
}

/** True if there are more pages that can be loaded. */
export function hasMore({ response, limit, moreFailed }: SearchState): boolean {
  return !moreFailed && response !== undefined && response.pages.length < response.total && limit < SEARCH_PAGES.max;
}

/** True while a query has no results yet. */
export function isLoading(state: SearchState): boolean {
  return !isBlank(state.query) && !state.failed && state.loadedNumber !== state.number;
}

/** True while the query has no results yet; false if only more pages of the current results are loading. */
export function isLoadingFirstPage(state: SearchState): boolean {
  return isLoading(state) && state.limit === SEARCH_PAGES.first;
}

/** Returns the phase of the dialog; the last results stay until the next arrive. */
export function getPhase(state: SearchState): Phase {
  if (isBlank(state.query)) return 'idle';
  if (state.failed) return 'failed';
  if (!state.response) return 'loading';
  return state.response.pages.length > 0 ? 'found' : 'none';
}
