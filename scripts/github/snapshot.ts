import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { type Thread, type Threads, threadsSchema } from '../../src/schema/reference.ts';

/** Longest line of a file as Biome formats it. */
const LINE_CHARS = 120;

/** What a new snapshot has that the old one has not, and the other way round. */
export interface Changes {
  added: Thread[];
  changed: Thread[];
  removed: Thread[];
}

/** Threads in the order of a snapshot: the highest number first, each number once. */
export function sortThreads(threads: readonly Thread[]): Thread[] {
  const unique = new Map(threads.map((thread) => [thread.number, thread]));
  return [...unique.values()].sort((a, b) => b.number - a.number);
}

/** Compares two snapshots. */
export function getChanges(before: readonly Thread[], after: readonly Thread[]): Changes {
  const old = new Map(before.map((thread) => [thread.number, thread]));
  const numbers = new Set(after.map(({ number }) => number));
  const hasChanged = (thread: Thread) =>
    JSON.stringify(getSortedEntries(old.get(thread.number))) !== JSON.stringify(getSortedEntries(thread));
  return {
    added: after.filter(({ number }) => !old.has(number)),
    changed: after.filter((thread) => old.has(thread.number) && hasChanged(thread)),
    removed: before.filter(({ number }) => !numbers.has(number)),
  };
}

function getSortedEntries(thread: Thread | undefined): unknown {
  return Object.entries(thread ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** What changed, for a person to read. */
export function formatChanges({ added, changed, removed }: Changes): string {
  const lines = (mark: string, threads: readonly Thread[]) =>
    threads.map(({ kind, number, title }) => `${mark} ${kind} ${number}  ${title}`);
  const all = [...lines('+', added), ...lines('~', changed), ...lines('-', removed)];
  const count = `${added.length} new, ${changed.length} changed, ${removed.length} gone`;
  return `${[...all, all.length > 0 ? count : 'Nothing changed.'].join('\n')}\n`;
}

/** A snapshot as a file, formatted as the repository's other files are. */
export function formatSnapshot(snapshot: Threads): string {
  const text = JSON.stringify(snapshot, null, 2).replace(
    /^( *"topics": )\[([^\]]*)\](,?)$/gm,
    (whole, name, list, end) => {
      const line = `${name}[${String(list)
        .trim()
        .replace(/\s*\n\s*/g, ' ')}]${end}`;
      return line.length <= LINE_CHARS ? line : whole;
    },
  );
  return `${text}\n`;
}

/** Reads a snapshot; undefined where there is none that can be read. */
export function readSnapshot(file: string): Threads | undefined {
  try {
    return threadsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** Puts a snapshot in the place of the old one, whole or not at all. */
export function writeSnapshot(file: string, snapshot: Threads): void {
  const next = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(next, formatSnapshot(threadsSchema.parse(snapshot)), { flush: true });
    renameSync(next, file);
  } finally {
    rmSync(next, { force: true });
  }
}
