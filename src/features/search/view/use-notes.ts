import { useEffect, useRef } from 'react';
import { QUERY_FINISHED_MS } from '../../../site/limits.ts';
import type { LocaleId } from '../../../site/locales.ts';
import { getNote, recordQuery } from './note.ts';
import type { SearchState } from './state.ts';

/** Events of the dialog that decide whether a query is counted. */
export interface SearchNotes {
  /** A result was chosen: the query was useful. */
  resultOpened(): void;
  dialogClosed(): void;
}

/** Counts finished queries without results or without an opened result, each once; does nothing without a server. */
export function useNotes(state: SearchState, locale: LocaleId, hasServer: boolean): SearchNotes {
  const recordedQueries = useRef(new Set<string>());
  const openedQuery = useRef('');
  const record = (kinds: readonly string[]) => {
    const note = getNote(state, locale);
    if (!hasServer || !note || !kinds.includes(note.kind) || note.query === openedQuery.current) return;
    if (recordedQueries.current.has(note.query)) return;
    recordedQueries.current.add(note.query);
    recordQuery(note);
  };
  const latestRecord = useRef(record);
  latestRecord.current = record;
  const { loadedNumber } = state;
  useEffect(() => {
    if (loadedNumber === 0) return;
    const timer = setTimeout(() => latestRecord.current(['none']), QUERY_FINISHED_MS);
    return () => clearTimeout(timer);
  }, [loadedNumber]);
  return {
    resultOpened: () => {
      openedQuery.current = getNote(state, locale)?.query ?? '';
    },
    dialogClosed: () => record(['none', 'abandoned']),
  };
}
