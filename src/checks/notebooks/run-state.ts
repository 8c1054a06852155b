import type { Fault } from '../../lib/fault.ts';
import { hashCodeCells } from '../../lib/notebook/cells.ts';
import { type Cell, codeCells, getPlace, type Notebook } from './notebook.ts';

const getName = ({ file }: Notebook) => file.replace(/^.*\/|\.ipynb$/g, '');

/** True for a notebook whose outputs come from a run of its present code. */
export const hasRun = (notebook: Notebook): boolean => notebook.metadata.sightglass?.run !== undefined;

const isSkipped = ({ metadata }: Cell) => metadata.tags?.includes('skip-run') ?? false;

/** Faults for outputs without a run, code that changed after the run, and a trace of the wrong kind. */
export function runFaults(notebook: Notebook, traceKind: string | undefined): Fault[] {
  const run = notebook.metadata.sightglass?.run;
  const command = `npm run notebooks:run ${getName(notebook)}`;
  const cells = codeCells(notebook);
  if (!run) {
    const faults = cells
      .filter((cell) => (cell.outputs?.length ?? 0) > 0 || typeof cell.execution_count === 'number')
      .map((cell) => ({
        file: getPlace(notebook, cell),
        problem: 'The cell has output, but no run is recorded.',
        remedy: `Run \`${command}\`, or clear the output.`,
      }));
    return [...faults, ...traceFaults(notebook, traceKind, 'illustrative', 'write "illustrative" into it')];
  }
  if (run.source !== hashCodeCells(cells))
    return [{ file: notebook.file, problem: 'A cell changed after the run.', remedy: `Run \`${command}\`.` }];
  const skippedCell = cells.find((cell) => !isSkipped(cell) && typeof cell.execution_count !== 'number');
  const faults = skippedCell
    ? [{ file: getPlace(notebook, skippedCell), problem: 'The run skipped the cell.', remedy: `Run \`${command}\`.` }]
    : [];
  return [...faults, ...traceFaults(notebook, traceKind, 'recorded', `run \`${command}\``)];
}

function traceFaults(notebook: Notebook, kind: string | undefined, wanted: string, remedy: string): Fault[] {
  if (kind === undefined || kind === wanted) return [];
  const file = `cookbook/traces/${getName(notebook)}.json`;
  return [
    {
      file,
      problem: `The trace is "${kind}", but the notebook was ${wanted === 'recorded' ? '' : 'not '}run.`,
      remedy: `Either ${remedy}, or remove the file.`,
    },
  ];
}
