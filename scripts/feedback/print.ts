import { toCsv } from '../../src/lib/csv.ts';
import type { FeedbackEntry } from '../../src/platform/store/store.ts';

const COLUMNS = ['reference', 'createdAt', 'updatedAt', 'status', 'page', 'feedback', 'comment'] as const;

const record = ({ choice, ...rest }: FeedbackEntry) => ({ ...rest, feedback: choice });

/** Feedback as CSV or JSON, with the field names of the endpoint. */
export function exported(entries: readonly FeedbackEntry[], format: 'csv' | 'json'): string {
  const records = entries.map(record);
  if (format === 'csv') return toCsv([COLUMNS, ...records.map((row) => COLUMNS.map((name) => row[name] ?? ''))]);
  const ordered = records.map((row) => Object.fromEntries(COLUMNS.map((name) => [name, row[name]])));
  return `${JSON.stringify(ordered, null, 2)}\n`;
}

/** What a terminal would obey instead of show: a comment must not move the cursor or change colours. */
const CONTROL = /[\p{Cc}\p{Cf}]/gu;

/** Feedback for a person to read: a line each, the comment under it. */
export function listed(entries: readonly FeedbackEntry[]): string {
  if (entries.length === 0) return 'No feedback.\n';
  const lines = entries.flatMap(({ reference, createdAt, status, choice, page, comment }) => [
    `${reference}  ${createdAt.slice(0, 16).replace('T', ' ')}  ${status.padEnd(4)}  ${choice.padEnd(8)}  ${page}`,
    ...(comment ?? '').split('\n').flatMap((line) => (line ? [`    ${line.replace(CONTROL, ' ')}`] : [])),
  ]);
  return `${lines.join('\n')}\n`;
}
