import { createHash } from 'node:crypto';

/** Text as notebooks store it: whole, or line by line. */
export type NotebookText = string | readonly string[];

/** What identifies the code of a cell. */
export interface CodeCell {
  id: string;
  source: NotebookText;
}

export const joinText = (text: NotebookText): string => (typeof text === 'string' ? text : text.join(''));

/** Identifies the code of a notebook, to detect changes after a run: `sha256:` and the hash of IDs and sources. */
export function hashCodeCells(cells: readonly CodeCell[]): string {
  const pairs = cells.map(({ id, source }) => [id, joinText(source)]);
  return `sha256:${createHash('sha256').update(JSON.stringify(pairs)).digest('hex')}`;
}
