import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from '../../lib/fault.ts';
import { cookbookSchema } from '../../schema/cookbook.ts';
import { readModels } from '../../source/models.ts';
import { modelUsageFaults } from '../models/model-faults.ts';
import { notebookUsages } from '../models/usages.ts';
import { codeFaults } from './code.ts';
import { leakFaults } from './leaks.ts';
import { linkFaults } from './links.ts';
import type { Notebook } from './notebook.ts';
import { packageFaults, readPackages } from './packages.ts';
import { hasRun, runFaults } from './run-state.ts';
import { createReader } from './structure.ts';

/** How the notebooks of the cookbook were verified. */
export interface NotebookStatus {
  /** Executed, with outputs and a recorded trace. */
  run: string[];
  /** Checked only: no outputs. */
  checked: string[];
  /** Listed in the table, but without a file. */
  missing: string[];
  /** Files that cannot be read. */
  broken: string[];
}

/** What the check of the notebooks found. */
export interface NotebookReport {
  faults: Fault[];
  status: NotebookStatus;
}

/** Checks every notebook of a folder with `cookbook/` and `contracts/`; a broken one does not affect the others. */
export function checkNotebooks(root: string): NotebookReport {
  const folder = join(root, 'cookbook');
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.ipynb'))
    .map((file) => file.replace(/\.ipynb$/, ''))
    .sort();
  const listed = cookbookSchema
    .parse(JSON.parse(readFileSync(join(folder, 'notebooks.json'), 'utf8')))
    .map(({ notebook }) => notebook);
  const read = createReader(root);
  const results = names.map((name) => {
    const file = `cookbook/${name}.ipynb`;
    const text = readFileSync(join(root, file), 'utf8');
    return { name, text, ...read(file, text) };
  });
  const packages = readPackages(root);
  const readable = results.flatMap(({ name, notebook }) => (notebook ? [{ name, notebook }] : []));
  const each = readable.flatMap(({ name, notebook }) => [
    ...packageFaults(notebook, packages),
    ...leakFaults(notebook),
    ...linkFaults(notebook),
    ...runFaults(notebook, getTraceKind(folder, name)),
  ]);
  const notebooks = readable.map(({ notebook }) => notebook);
  return {
    faults: [
      ...unlistedFaults(names, listed),
      ...missingFaults(names, listed),
      ...results.flatMap(({ faults }) => faults),
      ...each,
      ...codeFaults(root, notebooks),
      ...retiredModelFaults(root, results),
    ],
    status: getStatus(readable, names, listed),
  };
}

/** Faults for retired models in notebooks. The content check reports models that end soon. */
function retiredModelFaults(root: string, notebooks: readonly { name: string; text: string }[]): Fault[] {
  const known = readModels(root);
  const withoutEndDates = known.models.map((model) => ({ ...model, endDate: null }));
  const usages = notebooks.flatMap(({ name, text }) => notebookUsages(text, `cookbook/${name}.ipynb`));
  return modelUsageFaults(usages, { ...known, models: withoutEndDates }, new Date(0));
}

function unlistedFaults(names: readonly string[], listed: readonly string[]): Fault[] {
  return names
    .filter((name) => !listed.includes(name))
    .map((name) => ({
      file: `cookbook/${name}.ipynb`,
      problem: 'The notebook is not in cookbook/notebooks.json, so no page shows it.',
      remedy: 'Add an entry for it.',
    }));
}

function missingFaults(names: readonly string[], listed: readonly string[]): Fault[] {
  return listed
    .filter((name) => !names.includes(name))
    .map((name) => ({
      file: 'cookbook/notebooks.json',
      problem: `There is no file cookbook/${name}.ipynb.`,
      remedy: 'Write the notebook, or remove its entry.',
    }));
}

function getStatus(
  readable: readonly { name: string; notebook: Notebook }[],
  names: readonly string[],
  listed: readonly string[],
): NotebookStatus {
  const getNames = (run: boolean) =>
    readable.filter(({ notebook }) => hasRun(notebook) === run).map(({ name }) => name);
  return {
    run: getNames(true),
    checked: getNames(false),
    missing: listed.filter((name) => !names.includes(name)),
    broken: names.filter((name) => !readable.some((entry) => entry.name === name)),
  };
}

function getTraceKind(folder: string, name: string): string | undefined {
  const file = join(folder, 'traces', `${name}.json`);
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')).kind;
  } catch {
    return 'unreadable';
  }
}
