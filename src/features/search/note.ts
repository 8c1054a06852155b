import type { LocaleId } from '../../site/locales.ts';
import { phaseOf, type SearchState } from './state.ts';

/** Where finished queries without a result, or without a choice, are counted. */
export const NOTE_PATH = '/api/search-note';

/** A query that did not lead anywhere. */
export interface Note {
  query: string;
  kind: 'none' | 'abandoned';
  locale: LocaleId;
}

/** What there is to note of a finished query; a pasted error only in its reduced form. */
export function noteOf(state: SearchState, locale: LocaleId): Note | undefined {
  const { answer, answered, number } = state;
  if (!answer || answered !== number) return undefined;
  const phase = phaseOf(state);
  if (phase !== 'none' && phase !== 'found') return undefined;
  return { query: answer.error?.reduced ?? answer.query, kind: phase === 'none' ? 'none' : 'abandoned', locale };
}

/** Counts a query; the page waits for nothing. */
export function noteQuery(note: Note): void {
  navigator.sendBeacon?.(NOTE_PATH, new Blob([JSON.stringify(note)], { type: 'application/json' }));
}
