import type { RedirectTable } from '../source/redirects.ts';
import { type CurrentSite, type Ledger, type LedgerEntry, type PublishedPage, publishedIds } from './ledger.ts';
import { likelySuccessor, pairHeadings, type RenameHistory } from './renames.ts';

/** A published path that no longer answers, and the page it most likely became. */
export interface GonePath {
  path: string;
  successor?: string;
}

/** A published heading that links no longer land on. */
export interface GoneHeading {
  /** The page that answers today. */
  path: string;
  /** The path it was published at, where the page moved. */
  at: string;
  id: string;
  successor?: string;
}

/** Everything that was published and no longer answers. */
export function findGone(
  ledger: Ledger,
  today: CurrentSite,
  history: () => RenameHistory,
): { paths: GonePath[]; headings: GoneHeading[] } {
  const paths = Object.keys(ledger)
    .filter((path) => !today.pages.has(path) && !today.redirects.has(path) && !today.unrendered.has(path))
    .map((path) => ({ path, successor: likelySuccessor(path, ledger, today, history()) }));
  const headings = Object.entries(ledger).flatMap(([at, entry]) => {
    const path = findTextPath(at, today);
    const page = path && today.pages.get(path);
    return path && page ? goneHeadings(at, path, entry, page) : [];
  });
  return { paths, headings };
}

/** Where the text of a path is today: the page itself, or the page that calls the path an alias. A line in `redirects.json` only sends readers on. */
function findTextPath(path: string, { pages, redirects }: { pages: CurrentSite['pages']; redirects: RedirectTable }) {
  if (pages.has(path)) return path;
  const to = redirects.get(path)?.to;
  return to !== undefined && pages.get(to)?.aliases.includes(path) ? to : undefined;
}

function goneHeadings(at: string, path: string, entry: LedgerEntry, page: PublishedPage): GoneHeading[] {
  // An alias that leads nowhere is a separate fault.
  const lostIds = publishedIds(entry).filter((id) => !page.anchors.has(id) && page.headingAliases[id] === undefined);
  if (lostIds.length === 0) return [];
  const pairs = pairHeadings(entry.ids, page.ids);
  return lostIds.map((id) => {
    const replacement = entry.was?.[id];
    const currentId = replacement === undefined ? undefined : (pairs.get(replacement) ?? replacement);
    const successor = pairs.get(id) ?? (currentId && page.ids.includes(currentId) ? currentId : undefined);
    return { path, at, id, successor };
  });
}
