import type { Fault } from '../../lib/fault.ts';
import { createSampleChecker } from '../samples/check-samples.ts';
import type { Sample } from '../samples/fences.ts';
import { type Cell, codeCells, getPlace, getSource, isTypeScript, type Notebook } from './notebook.ts';

interface Program {
  sample: Sample;
  /** The cell and its first line in the program, in order. */
  starts: readonly { cell: Cell; line: number }[];
  notebook: Notebook;
}

/** Joins the code cells of a notebook, so that later cells know the names of earlier ones. */
export function getProgram(notebook: Notebook): Program {
  const starts: { cell: Cell; line: number }[] = [];
  let code = '';
  for (const cell of codeCells(notebook)) {
    starts.push({ cell, line: code.split('\n').length });
    code += `${getSource(cell)}\n`;
  }
  const language = isTypeScript(notebook) ? 'ts' : 'python';
  return { sample: { file: notebook.file, line: 1, language, code }, starts, notebook };
}

/** Faults for code that does not parse, and for names, arguments and types that the contracts and packages do not have. */
export function codeFaults(root: string, notebooks: readonly Notebook[]): Fault[] {
  const programs = new Map(notebooks.map((notebook) => [notebook.file, getProgram(notebook)]));
  const samples = [...programs.values()].map(({ sample }) => sample);
  const { faults } = createSampleChecker(root).check(samples, { dropOthers: false });
  return faults.map((fault) => {
    const program = programs.get(fault.file);
    return program ? locateInCell(fault, program) : fault;
  });
}

/** Replaces the line in the program with the cell and the line in the cell. */
function locateInCell(fault: Fault, { starts, notebook }: Program): Fault {
  const start = starts.findLast(({ line }) => line <= (fault.line ?? 1));
  if (!start) return fault;
  return { ...fault, file: getPlace(notebook, start.cell), line: (fault.line ?? 1) - start.line + 1 };
}
