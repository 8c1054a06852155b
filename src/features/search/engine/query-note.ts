import type { LocaleId } from '../../../site/locales.ts';

/** Endpoint for queries without a useful result. */
export const QUERY_NOTE_PATH = '/api/search-note';

/** `none`: no results; `abandoned`: no result was opened. */
export const QUERY_NOTE_KINDS = ['none', 'abandoned'] as const;

export type QueryNoteKind = (typeof QUERY_NOTE_KINDS)[number];

/** A query without a useful result; `cleanQuery` cleans it before it leaves the browser. */
export interface QueryNote {
  query: string;
  kind: QueryNoteKind;
  locale: LocaleId;
}
