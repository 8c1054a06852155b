import type { CellTrace, NotebookOutput } from '../../schema/notebook.ts';
import type { FoundPicture } from '../pictures.ts';

/** A picture that a cell printed, with the path at which the site serves it. */
export interface OutputPicture extends FoundPicture {
  src: string;
  alt: string;
}

/** An output as pages show it: pictures are files, everything else is text. */
export type ShownOutput =
  | Extract<NotebookOutput, { output_type: 'stream' | 'error' }>
  | { output_type: 'picture'; picture: OutputPicture }
  | { output_type: 'html' | 'markdown' | 'json' | 'text'; text: string };

/** Visibility of a part of a code cell. */
export type Visibility = 'shown' | 'folded' | 'hidden';

export type PageCell =
  | { kind: 'markdown'; id: string; text: string }
  | {
      kind: 'code';
      id: string;
      text: string;
      language: string;
      input: Visibility;
      output: Visibility;
      outputs: readonly ShownOutput[];
      /** The trace next to which the code is shown. */
      trace?: CellTrace;
    };

/** The body of a page that is a notebook. */
export interface NotebookBody {
  cells: readonly PageCell[];
}

/** How faults name a cell. */
export function cellFile(file: string, id: string): string {
  return `${file}#${id}`;
}
