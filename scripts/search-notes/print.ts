import type { SearchNoteEntry } from '../../src/features/search/server/notes/entries.ts';
import { type ExportFormat, exportRows, stripControlCharacters } from '../store-command/print.ts';

const COLUMNS = ['query', 'kind', 'locale', 'visitors', 'firstDay', 'lastDay'] as const;

/** Counts as CSV or JSON. */
export function exportNotes(entries: readonly SearchNoteEntry[], format: ExportFormat): string {
  return exportRows(COLUMNS, entries, format);
}

/** Formats counts for people: one line each. */
export function formatNoteList(entries: readonly SearchNoteEntry[]): string {
  if (entries.length === 0) return 'No queries.\n';
  const lines = entries.map(
    ({ query, kind, locale, visitors, lastDay }) =>
      `${String(visitors).padStart(5)}  ${kind.padEnd(9)}  ${locale.padEnd(7)}  ${lastDay}  ${stripControlCharacters(query)}`,
  );
  return `${['  visitors, kind, language, last typed, query', ...lines].join('\n')}\n`;
}
