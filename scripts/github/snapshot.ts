import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { type Thread, type Threads, threadsSchema } from '../../src/schema/reference.ts';

/** Longest line in files that Biome formats. */
const LINE_CHARS = 120;

/** The differences between two snapshots. */
export interface Changes {
  added: Thread[];
  changed: Thread[];
  removed: Thread[];
}

/** Sorts threads by number, the highest first, and removes duplicates. */
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

/** Formats the changes for people. */
export function formatChanges({ added, changed, removed }: Changes): string {
  const lines = (mark: string, threads: readonly Thread[]) =>
    threads.map(({ kind, number, title }) => `${mark} ${kind} ${number}  ${title}`);
  const all = [...lines('+', added), ...lines('~', changed), ...lines('-', removed)];
  const count = `${added.length} new, ${changed.length} changed, ${removed.length} gone`;
  return `${[...all, all.length > 0 ? count : 'Nothing changed.'].join('\n')}\n`;
}

/** Formats a snapshot like the other files of the repository. */
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

/** Reads a snapshot; undefined if it is missing or invalid. */
export function readSnapshot(file: string): Threads | undefined {
  try {
    return threadsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** Replaces the snapshot file atomically. */
export function writeSnapshot(file: string, snapshot: Threads): void {
  const next = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(next, formatSnapshot(threadsSchema.parse(snapshot)), { flush: true });
    renameSync(next, file);
  } finally {
    rmSync(next, { force: true });
  }
}
