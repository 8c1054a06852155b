import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { FaultError } from '../lib/fault.ts';
import type { RedirectTable } from '../source/redirects.ts';

export const LEDGER_FILE = 'content/data/ledger.json';

const entrySchema = z.strictObject({
  /** Heading ids, in the order of the page. */
  ids: z.array(z.string()),
  /** Former heading ids, each with the id that replaces it. */
  was: z.record(z.string(), z.string()).optional(),
  /** The new path, if the page has moved. */
  to: z.string().optional(),
});
const ledgerSchema = z.record(z.string().startsWith('/'), entrySchema);

/** One line of the ledger. */
export type LedgerEntry = z.infer<typeof entrySchema>;
/** Every path that was ever published, with its heading ids. */
export type Ledger = Readonly<Record<string, LedgerEntry>>;

/** A page as it is now. */
export interface PublishedPage {
  /** The content file; coded pages have none. */
  file?: string;
  title: string;
  /** Heading ids, in the order of the page. */
  ids: readonly string[];
  /** Everything a link can land on, former heading ids included. */
  anchors: ReadonlySet<string>;
  headingAliases: Readonly<Record<string, string>>;
  aliases: readonly string[];
}

/** The current site, which the ledger is checked against. */
export interface CurrentSite {
  pages: ReadonlyMap<string, PublishedPage>;
  redirects: RedirectTable;
  /** Pages that exist but could not be rendered. */
  unrendered: ReadonlySet<string>;
}

/** Reads the ledger; empty if there is none. Throws a FaultError if it cannot be read. */
export function readLedger(root: string): Ledger {
  let text: string;
  try {
    text = readFileSync(join(root, LEDGER_FILE), 'utf8');
  } catch {
    return {};
  }
  return parseLedger(text);
}

export function parseLedger(text: string): Ledger {
  try {
    return ledgerSchema.parse(JSON.parse(text));
  } catch (error) {
    const why = error instanceof z.ZodError ? (error.issues[0]?.path.join(' ') ?? '') : String(error);
    throw new FaultError([
      {
        file: LEDGER_FILE,
        problem: `The ledger cannot be read: ${why}.`,
        remedy: 'Restore it from git, then run "npm run tool -- moves".',
      },
    ]);
  }
}

/** Formats a ledger: one path per line, sorted. */
export function formatLedger(ledger: Ledger): string {
  const lines = Object.keys(ledger)
    .sort()
    .map((path) => {
      const { to, ids, was } = ledger[path] as LedgerEntry;
      return `${JSON.stringify(path)}: ${JSON.stringify({ to, ids, was: was && sortKeys(was) })}`;
    });
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** Updates the ledger: removes nothing, marks what moved, and keeps everything else. */
export function updateLedger(ledger: Ledger, { pages, redirects, unrendered }: CurrentSite): Ledger {
  const next: Record<string, LedgerEntry> = {};
  for (const [path, page] of pages) next[path] = updateEntry(ledger[path], page);
  for (const [path, entry] of Object.entries(ledger)) {
    if (next[path]) continue;
    const to = unrendered.has(path) ? undefined : redirects.get(path)?.to;
    next[path] = to === undefined ? entry : { ...entry, to };
  }
  for (const [path, { to }] of redirects) next[path] ??= { ids: [], to };
  return next;
}

function updateEntry(entry: LedgerEntry | undefined, page: PublishedPage): LedgerEntry {
  const was: Record<string, string> = { ...page.headingAliases };
  const uncovered: string[] = [];
  for (const id of publishedIds(entry)) {
    if (page.ids.includes(id) || was[id] !== undefined) continue;
    if (page.anchors.has(id)) was[id] = id;
    else uncovered.push(id);
  }
  const ids = [...page.ids, ...uncovered];
  return Object.keys(was).length > 0 ? { ids, was } : { ids };
}

/** Returns every heading ID that was ever published at a path. */
export function publishedIds(entry: LedgerEntry | undefined): string[] {
  return entry ? [...new Set([...entry.ids, ...Object.keys(entry.was ?? {})])] : [];
}

function sortKeys(record: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
