import type { CooperativeTask } from '../../../lib/cooperative-task.ts';
import { mergeEntries } from './inverted-index.ts';
import { type PostingEntry, writeShard } from './postings.ts';

/** Sorted terms, as one file. */
interface TermShard {
  entries: readonly PostingEntry[];
  first: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** A shard is closed when it has grown to this many bytes. */
const SHARD_BYTES = 6 * 1024;

const cache = new WeakMap<readonly PostingEntry[], readonly TermShard[]>();

/** Writes the shards of a language: those that all languages share, except where the language adds terms. */
export function* writeShards(
  shared: readonly PostingEntry[],
  local: readonly PostingEntry[],
): CooperativeTask<TermShard[]> {
  const base = cache.get(shared) ?? (yield* splitIntoShards(shared));
  cache.set(shared, base);
  if (base.length === 0) return yield* splitIntoShards(local);
  const shards: TermShard[] = [];
  let localIndex = 0;
  for (const [index, shard] of base.entries()) {
    const next = base[index + 1]?.first;
    const start = localIndex;
    while (localIndex < local.length && (next === undefined || (local[localIndex]?.term ?? '') < next)) localIndex += 1;
    if (localIndex === start) shards.push(shard);
    else shards.push(...(yield* splitIntoShards(mergeEntries(shard.entries, local.slice(start, localIndex)))));
  }
  return shards;
}

/** Splits sorted terms into shards of about the same size. */
function* splitIntoShards(entries: readonly PostingEntry[]): CooperativeTask<TermShard[]> {
  const parts: PostingEntry[][] = [];
  let room = 0;
  for (const entry of entries) {
    const size = entry.term.length / 2 + (entry.end - entry.start) * 2 + 3;
    if (room < size) {
      parts.push([]);
      room = SHARD_BYTES;
    }
    room -= size;
    parts.at(-1)?.push(entry);
  }
  const shards: TermShard[] = [];
  for (const part of parts) {
    shards.push({ entries: part, first: part[0]?.term ?? '', bytes: writeShard(part) });
    yield;
  }
  return shards;
}
