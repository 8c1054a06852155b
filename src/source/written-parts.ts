import { cellFile } from '../markdown/notebook/cells.ts';
import type { Page } from './pages.ts';

/** A piece of author-written text, with its name in faults. */
export interface WrittenPart {
  file: string;
  source: string;
}

/** The author-written text of a page: the file, or the Markdown cells of a notebook. */
export function writtenParts({ file, source, notebook }: Pick<Page, 'file' | 'source' | 'notebook'>): WrittenPart[] {
  if (!notebook) return [{ file, source }];
  return notebook.body.cells.flatMap((cell) =>
    cell.kind === 'markdown' ? [{ file: cellFile(file, cell.id), source: cell.text }] : [],
  );
}
