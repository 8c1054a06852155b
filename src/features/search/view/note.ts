import type { LocaleId } from '../../../site/locales.ts';
import { cleanQuery } from '../engine/clean-query.ts';
import { QUERY_NOTE_PATH, type QueryNote } from '../engine/query-note.ts';
import { getPhase, isLoadingFirstPage, type SearchState } from './state.ts';

/** Returns the note for a finished query, without what may be secret or personal; undefined if no words are left. */
export function getNote(state: SearchState, locale: LocaleId): QueryNote | undefined {
  const { response } = state;
  const phase = getPhase(state);
  if (!response || isLoadingFirstPage(state) || (phase !== 'none' && phase !== 'found')) return undefined;
  const query = cleanQuery(response.query);
  return query === undefined ? undefined : { query, kind: phase === 'none' ? 'none' : 'abandoned', locale };
}

/** Sends a query note in the background. */
export function recordQuery(note: QueryNote): void {
  navigator.sendBeacon?.(QUERY_NOTE_PATH, new Blob([JSON.stringify(note)], { type: 'application/json' }));
}
