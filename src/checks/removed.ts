import type { RedirectTable } from '../source/redirects.ts';
import { type CurrentSite, type Ledger, type LedgerEntry, type PublishedPage, publishedIds } from './ledger.ts';
import { likelySuccessor, pairHeadings, type RenameHistory } from './renames.ts';

/** A published path that no longer exists, and its most likely successor. */
export interface RemovedPath {
  path: string;
  successor?: string;
}

/** A published heading that no longer exists. */
export interface RemovedHeading {
  /** The current path of the page. */
  path: string;
  /** The path at which it was published, if the page moved. */
  publishedPath: string;
  id: string;
  successor?: string;
}

/** Finds everything that was published and no longer exists. */
export function findRemoved(
  ledger: Ledger,
  today: CurrentSite,
  history: () => RenameHistory,
): { paths: RemovedPath[]; headings: RemovedHeading[] } {
  const paths = Object.keys(ledger)
    .filter((path) => !today.pages.has(path) && !today.redirects.has(path) && !today.unrendered.has(path))
    .map((path) => ({ path, successor: likelySuccessor(path, ledger, today, history()) }));
  const headings = Object.entries(ledger).flatMap(([publishedPath, entry]) => {
    const path = findTextPath(publishedPath, today);
    const page = path && today.pages.get(path);
    return path && page ? goneHeadings(publishedPath, path, entry, page) : [];
  });
  return { paths, headings };
}

/** Finds the page with the text of a path: the page itself, or the page with the path as an alias. An entry in `redirects.json` only forwards readers. */
function findTextPath(path: string, { pages, redirects }: { pages: CurrentSite['pages']; redirects: RedirectTable }) {
  if (pages.has(path)) return path;
  const to = redirects.get(path)?.to;
  return to !== undefined && pages.get(to)?.aliases.includes(path) ? to : undefined;
}

function goneHeadings(publishedPath: string, path: string, entry: LedgerEntry, page: PublishedPage): RemovedHeading[] {
  // An alias without a target is a separate fault.
  const lostIds = publishedIds(entry).filter((id) => !page.anchors.has(id) && page.headingAliases[id] === undefined);
  if (lostIds.length === 0) return [];
  const pairs = pairHeadings(entry.ids, page.ids);
  return lostIds.map((id) => {
    const replacement = entry.was?.[id];
    const currentId = replacement === undefined ? undefined : (pairs.get(replacement) ?? replacement);
    const successor = pairs.get(id) ?? (currentId && page.ids.includes(currentId) ? currentId : undefined);
    return { path, publishedPath, id, successor };
  });
}
