import { readFileSync, writeFileSync } from 'node:fs';
import { hashCodeCells, joinText, type NotebookText } from '../../../src/lib/notebook/cells.ts';

/** A cell of a notebook. */
export interface Cell {
  id: string;
  cell_type: 'code' | 'markdown' | 'raw';
  metadata: { tags?: string[] } & Record<string, unknown>;
  source: NotebookText;
  outputs?: unknown[];
  execution_count?: number | null;
}

/** What a run records in a notebook's metadata. */
export interface RunRecord {
  date: string;
  versions: Record<string, string>;
  simulated: true;
  source: string;
}

/** A notebook file. */
export interface Notebook {
  cells: Cell[];
  metadata: {
    kernelspec?: { name?: string };
    language_info?: { name?: string };
    sightglass?: { run?: RunRecord } & Record<string, unknown>;
  } & Record<string, unknown>;
  nbformat: number;
  nbformat_minor: number;
}

/** The outputs of a cell. */
export interface CellResult {
  outputs: unknown[];
  executionCount: number;
}

export const readNotebook = (file: string): Notebook => JSON.parse(readFileSync(file, 'utf8'));

/** Writes a notebook the way Jupyter does: one space of indentation, a newline at the end. */
export const writeNotebook = (file: string, notebook: Notebook): void =>
  writeFileSync(file, `${JSON.stringify(notebook, null, 1)}\n`);

export const codeCells = ({ cells }: Notebook): Cell[] => cells.filter(({ cell_type }) => cell_type === 'code');

/** True for a cell that the runner does not execute. */
export const isSkipped = (cell: Cell): boolean => cell.metadata.tags?.includes('skip-run') ?? false;

/** Whether a notebook is written in TypeScript. */
export const isTypeScript = ({ metadata }: Notebook): boolean =>
  metadata.language_info?.name === 'typescript' || metadata.kernelspec?.name === 'deno';

/** Puts the results of a run into a copy of the notebook. */
export function withResults(
  notebook: Notebook,
  results: ReadonlyMap<string, CellResult>,
  run: Omit<RunRecord, 'source'>,
): Notebook {
  const cells = notebook.cells.map((cell): Cell => {
    if (cell.cell_type !== 'code') return cell;
    const result = results.get(cell.id);
    return { ...cell, execution_count: result?.executionCount ?? null, outputs: mergeStreams(result?.outputs ?? []) };
  });
  const source = hashCodeCells(codeCells(notebook));
  const sightglass = { ...notebook.metadata.sightglass, run: { ...run, source } };
  return { ...notebook, cells, metadata: { ...notebook.metadata, sightglass } };
}

/** The source of a cell as one string. */
export const getSource = (cell: Cell): string => joinText(cell.source);

interface StreamOutput {
  output_type: 'stream';
  name: string;
  text: NotebookText;
}

const isStream = (output: unknown): output is StreamOutput =>
  (output as { output_type?: string } | undefined)?.output_type === 'stream';

const isResult = (output: unknown) => (output as { output_type?: string }).output_type === 'execute_result';

/** Joins consecutive stream outputs and puts the result last: how a kernel splits and orders them depends on timing. */
export function mergeStreams(outputs: readonly unknown[]): unknown[] {
  const merged: unknown[] = [];
  for (const output of [...outputs.filter((entry) => !isResult(entry)), ...outputs.filter(isResult)]) {
    const last = merged.at(-1);
    if (isStream(output) && isStream(last) && last.name === output.name)
      merged[merged.length - 1] = { ...last, text: joinText(last.text) + joinText(output.text) };
    else merged.push(output);
  }
  return merged;
}
