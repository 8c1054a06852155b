import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from '../lib/fault.ts';
import { getCurrentSite } from './current-site.ts';
import { addAlias, addHeadingAlias } from './front-matter-edit.ts';
import { type CurrentSite, formatLedger, LEDGER_FILE, type Ledger, readLedger, updateLedger } from './ledger.ts';
import { removalFaults } from './ledger-faults.ts';
import { addNotebookAlias, addNotebookHeadingAlias, isNotebook } from './notebook-edit.ts';
import { findRemoved, type RemovedHeading, type RemovedPath } from './removed.ts';
import { readRenameHistory } from './rename-history.ts';
import { renderPages } from './rendered-site.ts';

/** What `npm run tool -- moves` did, and what is left for a person. */
export interface MovesReport {
  done: string[];
  left: Fault[];
}

/** Writes the aliases for renamed pages and headings, then updates the ledger, from which nothing is removed. */
export async function recordMoves(root: string): Promise<MovesReport> {
  const done: string[] = [];
  const ledger = readLedger(root);
  const history = readRenameHistory(root);
  let today = await readCurrentSite(root);
  if (writePaths(root, findRemoved(ledger, today, () => history).paths, today, done))
    today = await readCurrentSite(root);
  if (writeHeadings(root, findRemoved(ledger, today, () => history).headings, today, done))
    today = await readCurrentSite(root);
  const next = updateLedger(ledger, today);
  writeFileSync(join(root, LEDGER_FILE), formatLedger(next));
  done.push(...differences(ledger, next));
  return { done, left: removalFaults(next, today, () => history) };
}

/** Reads what is published. A page that cannot be rendered keeps its line. */
async function readCurrentSite(root: string): Promise<CurrentSite> {
  return getCurrentSite(await renderPages(root));
}

function edit(root: string, file: string, change: (source: string) => string): void {
  const place = join(root, file);
  writeFileSync(place, change(readFileSync(place, 'utf8')));
}

function writePaths(root: string, gonePaths: readonly RemovedPath[], today: CurrentSite, done: string[]): boolean {
  const aliases = gonePaths.flatMap(({ path, successor }) => {
    const file = successor && today.pages.get(successor)?.file;
    return file ? [{ path, file }] : [];
  });
  for (const { path, file } of aliases) {
    edit(root, file, (source) => (isNotebook(file) ? addNotebookAlias : addAlias)(source, path));
    done.push(`${file}: added the alias ${path}`);
  }
  return aliases.length > 0;
}

function writeHeadings(
  root: string,
  goneHeadings: readonly RemovedHeading[],
  today: CurrentSite,
  done: string[],
): boolean {
  const written = new Set<string>();
  for (const { path, id, successor } of goneHeadings) {
    const file = today.pages.get(path)?.file;
    if (!file || !successor || written.has(`${file}#${id}`)) continue;
    written.add(`${file}#${id}`);
    edit(root, file, (source) => (isNotebook(file) ? addNotebookHeadingAlias : addHeadingAlias)(source, id, successor));
    done.push(`${file}: added the heading alias ${id} -> ${successor}`);
  }
  return written.size > 0;
}

/** Describes what changed in the ledger. */
function differences(before: Ledger, after: Ledger): string[] {
  const ids = (ledger: Ledger) => Object.values(ledger).reduce((sum, entry) => sum + entry.ids.length, 0);
  const newPaths = Object.keys(after).filter((path) => before[path] === undefined).length;
  const count = `${Object.keys(after).length} paths and ${ids(after)} heading ids`;
  return [`${LEDGER_FILE}: ${count}, ${newPaths} of the paths are new`];
}
