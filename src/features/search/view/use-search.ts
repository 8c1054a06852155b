import { type Dispatch, type RefObject, startTransition, useEffect, useReducer, useRef, useState } from 'react';
import type { LocaleId } from '../../../site/locales.ts';
import type { SearchTab } from '../engine/types.ts';
import { type Connection, connect } from './connection.ts';
import { readRecent, storeRecent, withRecent } from './recent.ts';
import { initialState, reduce, type SearchEvent, type SearchState } from './state.ts';
import { getTabs } from './tabs.ts';

/** The dialog's state and what changes it. */
export interface Search {
  state: SearchState;
  dispatch: Dispatch<SearchEvent>;
  /** Tabs in the order of this page; empty until hydration. */
  tabs: readonly SearchTab[];
  /** Recent searches, newest first. */
  recent: readonly string[];
  addRecent(query: string): void;
  clearRecent(): void;
  dialog: RefObject<HTMLDialogElement | null>;
  input: RefObject<HTMLInputElement | null>;
  /** Puts a query into the field and searches for it. */
  fill(query: string): void;
}

/** Manages the state of the dialog, sends requests to the worker, and keeps what was typed before hydration. */
export function useSearch(locale: LocaleId): Search {
  const [state, dispatch] = useReducer(reduce, 'All', initialState);
  const [tabs, setTabs] = useState<readonly SearchTab[]>([]);
  const [recent, setRecent] = useState<readonly string[]>([]);
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useWorker(state, { locale, pageTab: tabs[0] }, dispatch);
  useEffect(() => {
    const pageTabs = getTabs(location.pathname);
    setTabs(pageTabs);
    dispatch({ type: 'tab', tab: pageTabs[0] ?? 'All' });
    const syncWithField = () => {
      setRecent(readRecent());
      dispatch({ type: 'reopened', shown: input.current?.value ?? '' });
      input.current?.select();
    };
    const { current } = dialog;
    current?.addEventListener('search:open', syncWithField);
    setRecent(readRecent());
    if (input.current?.value) dispatch({ type: 'typed', query: input.current.value });
    return () => current?.removeEventListener('search:open', syncWithField);
  }, []);
  const saveRecent = (list: readonly string[]) => {
    setRecent(list);
    storeRecent(list);
  };
  const fill = (query: string) => {
    if (input.current) input.current.value = query;
    input.current?.focus();
    dispatch({ type: 'typed', query });
  };
  const addRecent = (query: string) => saveRecent(withRecent(recent, query));
  return { state, dispatch, tabs, recent, addRecent, clearRecent: () => saveRecent([]), dialog, input, fill };
}

/** Sends every new request to the worker, which starts at the first. */
function useWorker(
  { number, query, tab, limit }: SearchState,
  { locale, pageTab }: { locale: LocaleId; pageTab: SearchTab | undefined },
  dispatch: Dispatch<SearchEvent>,
): void {
  const connection = useRef<Connection>(null);
  useEffect(() => {
    if (number === 0) return;
    connection.current ??= connect((message) =>
      // As a transition, so that the list never delays typing.
      startTransition(() =>
        dispatch('response' in message ? { type: 'received', ...message } : { type: 'failed', number: message.number }),
      ),
    );
    connection.current.send({ number, query, tab, locale, limit, includeOtherTabs: tab === pageTab });
  }, [number, query, tab, limit, locale, pageTab, dispatch]);
}
