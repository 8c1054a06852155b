import type { PageQuery } from '../engine/page-query.ts';
import type { SearchResponse } from '../engine/types.ts';

/** State of the search page in a static export. */
export interface BrowserSearchState {
  /** Absent until the query is read, and without a query. */
  request?: PageQuery;
  response?: SearchResponse;
  failed: boolean;
  attempt: number;
}

export type BrowserSearchEvent =
  | { type: 'requested'; request: PageQuery }
  | { type: 'received'; response: SearchResponse }
  | { type: 'failed' }
  | { type: 'retried' };

/** The state without a query. */
export const IDLE: BrowserSearchState = { failed: false, attempt: 1 };

export function nextState(state: BrowserSearchState, event: BrowserSearchEvent): BrowserSearchState {
  switch (event.type) {
    case 'requested':
      return { ...IDLE, request: event.request };
    case 'received':
      return { ...state, response: event.response, failed: false };
    case 'failed':
      return { ...state, response: undefined, failed: true };
    case 'retried':
      return { ...state, failed: false, attempt: state.attempt + 1 };
  }
}
