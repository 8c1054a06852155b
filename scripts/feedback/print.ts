import type { FeedbackEntry } from '../../src/features/feedback/server/entries.ts';
import { type ExportFormat, exportRows, stripControlCharacters } from '../store-command/print.ts';

const COLUMNS = ['reference', 'createdAt', 'updatedAt', 'status', 'page', 'feedback', 'comment'] as const;

const record = ({ choice, ...rest }: FeedbackEntry) => ({ ...rest, feedback: choice });

/** Feedback as CSV or JSON, with the field names of the endpoint. */
export function exportFeedback(entries: readonly FeedbackEntry[], format: ExportFormat): string {
  return exportRows(COLUMNS, entries.map(record), format);
}

/** Formats feedback for people: one line each, with the comment below it. */
export function formatFeedbackList(entries: readonly FeedbackEntry[]): string {
  if (entries.length === 0) return 'No feedback.\n';
  const lines = entries.flatMap(({ reference, createdAt, status, choice, page, comment }) => [
    `${reference}  ${createdAt.slice(0, 16).replace('T', ' ')}  ${status.padEnd(4)}  ${choice.padEnd(8)}  ${page}`,
    ...(comment ?? '').split('\n').flatMap((line) => (line ? [`    ${stripControlCharacters(line)}`] : [])),
  ]);
  return `${lines.join('\n')}\n`;
}
