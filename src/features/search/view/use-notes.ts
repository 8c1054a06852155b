import { useEffect, useRef } from 'react';
import { QUERY_FINISHED_MS } from '../../../site/limits.ts';
import type { LocaleId } from '../../../site/locales.ts';
import { getNote, recordQuery } from './note.ts';
import type { SearchState } from './state.ts';

/** What the notes need to hear of. */
export interface Notes {
  /** A result was chosen: the query led somewhere. */
  chosen(): void;
  /** The dialog was closed. */
  closed(): void;
}

/** Counts finished queries that found nothing or led nowhere, each once; nothing where no server would hear it. */
export function useNotes(state: SearchState, locale: LocaleId, live: boolean): Notes {
  const noted = useRef(new Set<string>());
  const chosen = useRef('');
  const tell = (kinds: readonly string[]) => {
    const note = getNote(state, locale);
    if (!live || !note || !kinds.includes(note.kind) || note.query === chosen.current) return;
    if (noted.current.has(note.query)) return;
    noted.current.add(note.query);
    recordQuery(note);
  };
  const newest = useRef(tell);
  newest.current = tell;
  const { answered } = state;
  useEffect(() => {
    if (answered === 0) return;
    const timer = setTimeout(() => newest.current(['none']), QUERY_FINISHED_MS);
    return () => clearTimeout(timer);
  }, [answered]);
  return {
    chosen: () => {
      chosen.current = getNote(state, locale)?.query ?? '';
    },
    closed: () => tell(['none', 'abandoned']),
  };
}
