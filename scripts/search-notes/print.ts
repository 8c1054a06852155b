import { toCsv } from '../../src/lib/csv.ts';
import type { SearchNoteEntry } from '../../src/platform/store/store.ts';

const COLUMNS = ['query', 'kind', 'locale', 'visitors', 'firstDay', 'lastDay'] as const;

/** Counts as CSV or JSON. */
export function exported(entries: readonly SearchNoteEntry[], format: 'csv' | 'json'): string {
  if (format === 'csv') return toCsv([COLUMNS, ...entries.map((row) => COLUMNS.map((name) => String(row[name])))]);
  const ordered = entries.map((row) => Object.fromEntries(COLUMNS.map((name) => [name, row[name]])));
  return `${JSON.stringify(ordered, null, 2)}\n`;
}

/** What a terminal would obey instead of show. */
const CONTROL = /[\p{Cc}\p{Cf}]/gu;

/** Counts for a person to read: a line each. */
export function listed(entries: readonly SearchNoteEntry[]): string {
  if (entries.length === 0) return 'No queries.\n';
  const lines = entries.map(
    ({ query, kind, locale, visitors, lastDay }) =>
      `${String(visitors).padStart(5)}  ${kind.padEnd(9)}  ${locale.padEnd(7)}  ${lastDay}  ${query.replace(CONTROL, ' ')}`,
  );
  return `${['  visitors, kind, language, last typed, query', ...lines].join('\n')}\n`;
}
