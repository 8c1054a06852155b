import { useEffect, useReducer, useRef } from 'react';
import { SEARCH_PAGE_RESULTS } from '../../../site/limits.ts';
import { Button } from '../../../ui/Button.tsx';
import { readPageQuery } from '../engine/page-query.ts';
import { type Connection, connect } from '../view/connection.ts';
import { SEARCH_WORDS } from '../view/words.ts';
import { type BrowserSearchEvent, IDLE, nextState } from './browser-search-state.ts';
import { SearchNeedsScript } from './SearchNeedsScript.tsx';
import { SearchView } from './SearchView.tsx';

const words = SEARCH_WORDS.en;

/** The search page in a static export: the browser reads the query and runs the engine that the server would run. */
export default function BrowserSearch() {
  const [state, dispatch] = useReducer(nextState, IDLE);
  useSearch(state.request, state.attempt, dispatch);
  const { request, response, failed } = state;
  const retry = () => dispatch({ type: 'retried' });
  return (
    <SearchView request={request} response={response} notice={<SearchNeedsScript />}>
      {request && (failed ? <Failed onRetry={retry} /> : <Loading />)}
    </SearchView>
  );
}

/** Reads the query once, then sends it to the worker at each attempt. */
function useSearch(
  request: (typeof IDLE)['request'],
  attempt: number,
  dispatch: (event: BrowserSearchEvent) => void,
): void {
  const connection = useRef<Connection>(null);
  useEffect(() => {
    const query = readPageQuery(new URLSearchParams(location.search));
    if (query) dispatch({ type: 'requested', request: query });
  }, [dispatch]);
  useEffect(() => {
    if (!request) return;
    connection.current ??= connect((message) =>
      dispatch('response' in message ? { type: 'received', response: message.response } : { type: 'failed' }),
    );
    const { query, locale, tab = 'All' } = request;
    connection.current.send({
      number: attempt,
      query,
      tab,
      locale,
      limit: SEARCH_PAGE_RESULTS,
      includeOtherTabs: false,
    });
  }, [request, attempt, dispatch]);
}

function Loading() {
  return (
    <p role="status" className="text-ink-2">
      {words.loading}
    </p>
  );
}

function Failed({ onRetry }: { onRetry(): void }) {
  return (
    <div role="alert" className="text-ink-2">
      <p className="text-lg font-medium text-ink">{words.failed}</p>
      <p className="mt-2 mb-4">Check your connection and try again.</p>
      <Button variant="outline" size="sm" onClick={onRetry}>
        {words.retry}
      </Button>
    </div>
  );
}
