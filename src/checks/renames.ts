import type { CurrentSite, Ledger } from './ledger.ts';
import { publishedIds } from './ledger.ts';

/** The history in git: renamed files, and titles of removed pages. */
export interface RenameHistory {
  /** Current paths by former path. */
  renames: ReadonlyMap<string, string>;
  titles: ReadonlyMap<string, string>;
}

/** A history without git. */
export const NO_RENAME_HISTORY: RenameHistory = { renames: new Map(), titles: new Map() };

const MIN_SIMILARITY = 0.6;

/** Finds the page that a removed path most likely became: renamed in git, or new with the same headings, title or name. */
export function likelySuccessor(
  path: string,
  ledger: Ledger,
  today: CurrentSite,
  history: RenameHistory,
): string | undefined {
  let renamed = history.renames.get(path);
  for (let hops = 0; renamed && !today.pages.has(renamed) && hops < 20; hops++) renamed = history.renames.get(renamed);
  if (renamed && today.pages.get(renamed)?.file) return renamed;
  const ids = publishedIds(ledger[path]);
  const title = history.titles.get(path);
  const name = path.split('/').at(-1);
  const rated = [...today.pages]
    .filter(([candidate, page]) => page.file && ledger[candidate] === undefined)
    .map(([candidate, page]) => {
      const headings = overlap(ids, page.ids);
      const named = candidate.split('/').at(-1) === name ? MIN_SIMILARITY : 0;
      return { candidate, score: headings + (title === page.title ? 1 : 0) + named };
    })
    .filter(({ score }) => score >= MIN_SIMILARITY)
    .sort((a, b) => b.score - a.score || (a.candidate < b.candidate ? -1 : 1));
  const [best, second] = rated;
  return best && best.score > (second?.score ?? 0) ? best.candidate : undefined;
}

/** Share that two sets have in common, from 0 to 1. */
function overlap(a: readonly string[], b: readonly string[]): number {
  const all = new Set([...a, ...b]);
  const common = a.filter((id) => b.includes(id)).length;
  return all.size === 0 ? 0 : common / all.size;
}

/** Pairs removed heading IDs with new ones between the same neighbours. */
export function pairHeadings(before: readonly string[], now: readonly string[]): Map<string, string> {
  const previousGaps = gaps(before, new Set(now));
  const currentGaps = gaps(now, new Set(before));
  const pairs = new Map<string, string>();
  for (const [place, removedIds] of previousGaps) {
    const newIds = currentGaps.get(place) ?? [];
    if (removedIds.length === newIds.length)
      for (const [index, id] of removedIds.entries()) pairs.set(id, newIds[index] ?? id);
    else for (const id of removedIds) pairByWords(id, newIds, pairs);
  }
  return pairs;
}

/** Groups the IDs that the other list lacks by the last common ID before them. */
function gaps(ids: readonly string[], others: ReadonlySet<string>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  let place = '';
  for (const id of ids) {
    if (others.has(id)) place = id;
    else found.set(place, [...(found.get(place) ?? []), id]);
  }
  return found;
}

function pairByWords(id: string, newIds: readonly string[], pairs: Map<string, string>): void {
  const words = id.split('-');
  const rated = newIds
    .map((candidate) => ({ candidate, score: overlap(words, candidate.split('-')) }))
    .sort((a, b) => b.score - a.score);
  if (rated[0] && rated[0].score >= 0.5) pairs.set(id, rated[0].candidate);
}
