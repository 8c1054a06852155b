import { toCsv } from '../../src/lib/csv.ts';

/** Formats in which a command exports. */
export const EXPORT_FORMATS = ['csv', 'json'] as const;

/** One of them. */
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Rows as CSV or JSON, with these columns in this order. */
export function exportRows<C extends string>(
  columns: readonly C[],
  rows: readonly Partial<Record<C, unknown>>[],
  format: ExportFormat,
): string {
  if (format === 'csv') return toCsv([columns, ...rows.map((row) => columns.map((name) => String(row[name] ?? '')))]);
  const ordered = rows.map((row) => Object.fromEntries(columns.map((name) => [name, row[name]])));
  return `${JSON.stringify(ordered, null, 2)}\n`;
}

/** Removes control characters, which a terminal would execute. */
export function stripControlCharacters(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, ' ');
}
