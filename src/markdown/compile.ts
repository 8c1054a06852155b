import { type Fault, FaultError } from '../lib/fault.ts';
import type { Drawings } from './diagrams.ts';
import { highlightFences, readFences } from './fences.ts';
import { assignHeadingIds, type Heading } from './headings.ts';
import type { NotebookBody } from './notebook/cells.ts';
import { readNotebookTree } from './notebook/notebook-tree.ts';
import { type FindPicture, placePictures } from './pictures.ts';
import { readTree } from './read-tree.ts';
import type { TreeNode } from './tree.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A parsed and checked page body, ready to be rendered. */
export interface CompiledBody {
  tree: TreeNode;
  headings: Heading[];
}

export interface CompileOptions {
  /** Sources of snippets by name, for `<Include>`. */
  snippets?: ReadonlyMap<string, string>;
  /** The drawings of diagrams by the key of their source. */
  drawings?: Drawings;
  /** Called with diagrams without a drawing, which are then shown as code; without it they are faults. */
  onMissingDrawing?: (fault: Fault) => void;
  /** False skips highlighting, which Markdown doesn't need. */
  coloured?: boolean;
  /** Finds the pictures of the source; without it none is looked up. */
  findPicture?: FindPicture;
}

/** Parses MDX or the cells of a notebook, checks it against the vocabulary, gives headings their IDs and highlights code. Throws a FaultError. */
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
  const headings = assignHeadingIds(tree, getFile, faults);
  if (faults.length > 0) throw new FaultError(faults);
  if (findPicture) placePictures(tree, findPicture);
  readFences(tree, drawings);
  if (coloured) await highlightFences(tree);
  return { tree, headings };
}
