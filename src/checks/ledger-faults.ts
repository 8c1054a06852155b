import type { Fault } from '../lib/fault.ts';
import { aliasLine, headingAliasLine } from './front-matter-edit.ts';
import { type CurrentSite, formatLedger, LEDGER_FILE, type Ledger, publishedIds, updateLedger } from './ledger.ts';
import { findRemoved, type RemovedHeading, type RemovedPath } from './removed.ts';
import type { RenameHistory } from './renames.ts';

const REDIRECTS = 'content/data/redirects.json';
const MOVES = 'npm run tool -- moves';

/** Faults for published paths and headings that are gone without an alias. */
export function removalFaults(ledger: Ledger, today: CurrentSite, history: () => RenameHistory): Fault[] {
  const { paths, headings } = findRemoved(ledger, today, history);
  const lines = new Map(
    formatLedger(ledger)
      .split('\n')
      .map((text, index) => [text.slice(0, text.indexOf('":') + 1), index + 1]),
  );
  return [
    ...paths.map((gonePath) => pathFault(gonePath, today, lines.get(JSON.stringify(gonePath.path)))),
    ...headings.map((goneHeading) => headingFault(goneHeading, today)),
  ];
}

function pathFault({ path, successor }: RemovedPath, today: CurrentSite, line?: number): Fault {
  const file = successor && today.pages.get(successor)?.file;
  const remedy = file
    ? `Add "${aliasLine(path)}" to the front matter of ${file}, or run "${MOVES}".`
    : `Add ${redirectLine(path, today)} to ${REDIRECTS}, or add the path to "aliases" of the page with its content.`;
  return { file: LEDGER_FILE, line, problem: `The published page ${path} is gone.`, remedy };
}

/** Returns the redirect from a removed path to the closest page above it. */
export function redirectLine(path: string, today: CurrentSite): string {
  let to = path;
  do to = to.slice(0, to.lastIndexOf('/')) || '/';
  while (to !== '/' && !today.pages.has(to));
  return `{ "from": ${JSON.stringify(path)}, "to": ${JSON.stringify(to)} }`;
}

function headingFault({ path, publishedPath, id, successor }: RemovedHeading, today: CurrentSite): Fault {
  const file = today.pages.get(path)?.file;
  const problem = `The published heading ${publishedPath}#${id} is gone.`;
  if (!file) return { file: `the page ${path}`, problem, remedy: `Keep an element with id="${id}" on it.` };
  const line = headingAliasLine(id, successor ?? 'the-id-in-its-place');
  const remedy = successor
    ? `Add "${line}" to the front matter of ${file}, or run "${MOVES}".`
    : `Add "${line}" to the front matter of ${file}, or keep the id: "## Text [#${id}]".`;
  return { file, line: 1, problem, remedy };
}

/** Faults for pages, headings and redirects that the ledger does not have yet. */
export function unrecordedFaults(ledger: Ledger, today: CurrentSite): Fault[] {
  const next = updateLedger(ledger, today);
  const text = (entry: unknown) => JSON.stringify(entry);
  const fresh = Object.keys(next).filter((path) => {
    if (ledger[path] === undefined) return true;
    return text(sortedEntry(ledger[path])) !== text(sortedEntry(next[path]));
  });
  const shown = fresh.slice(0, 5).map((path) => {
    const published = new Set(publishedIds(ledger[path]));
    const ids = (today.pages.get(path)?.ids ?? []).filter((id) => !published.has(id));
    return ledger[path] && ids.length > 0 ? `${path}#${ids[0]}` : path;
  });
  if (fresh.length === 0) return [];
  const more = fresh.length > shown.length ? ` and ${fresh.length - shown.length} more` : '';
  return [
    {
      file: LEDGER_FILE,
      problem: `The ledger is not up to date: ${shown.join(', ')}${more}.`,
      remedy: `Run "${MOVES}" and commit the file.`,
    },
  ];
}

/** Sorts the former IDs of an entry, as in the file. */
function sortedEntry(entry: Ledger[string] | undefined) {
  return entry && { ...entry, ids: entry.ids, was: entry.was && Object.entries(entry.was).sort() };
}
