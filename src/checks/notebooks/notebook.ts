import { joinText, type NotebookText } from '../../lib/notebook/cells.ts';

/** A cell as far as the checks read it. */
export interface Cell {
  id: string;
  cell_type: string;
  metadata: { tags?: string[] };
  source: NotebookText;
  outputs?: { output_type: string }[];
  execution_count?: number | null;
}

/** A notebook as far as the checks read it. */
export interface Notebook {
  file: string;
  cells: Cell[];
  metadata: {
    kernelspec?: { name?: string };
    language_info?: { name?: string };
    sightglass?: { run?: { source?: string } };
  };
}

export const codeCells = ({ cells }: Notebook): Cell[] => cells.filter(({ cell_type }) => cell_type === 'code');

export const isTypeScript = ({ metadata }: Notebook): boolean =>
  metadata.language_info?.name === 'typescript' || metadata.kernelspec?.name === 'deno';

export const getSource = (cell: Cell): string => joinText(cell.source);

/** How faults name a cell. */
export const getPlace = ({ file }: Notebook, { id }: Cell): string => `${file}#${id}`;
