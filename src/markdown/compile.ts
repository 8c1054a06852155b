import { type Fault, FaultError } from '../lib/fault.ts';
import type { Drawings } from './diagrams.ts';
import { highlightFences, readFences } from './fences.ts';
import { type Heading, nameHeadings } from './headings.ts';
import type { NotebookBody } from './notebook/cells.ts';
import { readNotebookTree } from './notebook/notebook-tree.ts';
import { type FindPicture, placePictures } from './pictures.ts';
import { readTree } from './read-tree.ts';
import type { TreeNode } from './tree.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A page body that has been read and checked, ready to be drawn. */
export interface CompiledBody {
  tree: TreeNode;
  headings: Heading[];
}

/** What a body may be compiled with. */
export interface CompileOptions {
  /** Sources of snippets by name, for `<Include>`. */
  snippets?: ReadonlyMap<string, string>;
  /** The drawings of diagrams by the key of their source. */
  drawings?: Drawings;
  /** Hears of diagrams without a drawing, which are shown as code then; by default they are faults. */
  onMissingDrawing?: (fault: Fault) => void;
  /** False leaves code without colours: Markdown needs none. */
  coloured?: boolean;
  /** Finds the pictures that the source names; without it none is looked for. */
  findPicture?: FindPicture;
}

/** Reads MDX or the cells of a notebook, checks it against the vocabulary, gives headings their ids and colours the code. Throws a FaultError. */
export async function compile(
  source: string | NotebookBody,
  file: string,
  vocabulary: Vocabulary,
  { snippets = new Map(), drawings = new Map(), onMissingDrawing, coloured = true, findPicture }: CompileOptions = {},
): Promise<CompiledBody> {
  const faults: Fault[] = [];
  const context = { vocabulary, snippets, drawings, onMissingDrawing, faults, findPicture };
  const { tree, getFile } =
    typeof source === 'string'
      ? { tree: readTree(source, file, context), getFile: () => file }
      : readNotebookTree(source, file, context);
  const headings = nameHeadings(tree, getFile, faults);
  if (faults.length > 0) throw new FaultError(faults);
  if (findPicture) placePictures(tree, findPicture);
  readFences(tree, drawings);
  if (coloured) await highlightFences(tree);
  return { tree, headings };
}
