import type { FigureData } from './figure.ts';
import { markdownTable } from './markdown.ts';

/** Roles as a Markdown table. */
export function roleMarkdown({ title, columns, rows }: FigureData<'RoleMatrix'>): string {
  return `**${title}**\n\n${markdownTable(
    ['', ...columns],
    rows.map(({ name, cells }) => [name, ...cells]),
  )}`;
}
