import { readStored, writeStored } from '../../../lib/safe-storage.ts';
import { RECENT_SEARCHES } from '../../../site/limits.ts';

/** Storage key of recent searches; listed in the cookie policy. */
export const RECENT_KEY = 'recent-searches';

/** Adds a query to the front of the list, without duplicates; drops the oldest. Skips long or multi-line queries. */
export function withRecent(recent: readonly string[], query: string): string[] {
  const trimmed = query.trim();
  if (trimmed === '' || trimmed.length > RECENT_SEARCHES.chars || trimmed.includes('\n')) return [...recent];
  const others = recent.filter((other) => other.toLowerCase() !== trimmed.toLowerCase());
  return [trimmed, ...others].slice(0, RECENT_SEARCHES.max);
}

/** Parses a stored list; anything else than a list of strings counts as empty. */
export function parseRecent(stored: string | null): string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string').slice(0, RECENT_SEARCHES.max) : [];
  } catch {
    return [];
  }
}

/** Reads the searches of this browser, newest first. */
export function readRecent(): string[] {
  return parseRecent(readStored(RECENT_KEY));
}

/** Stores the searches in this browser; removes an empty list. */
export function storeRecent(recent: readonly string[]): void {
  writeStored(RECENT_KEY, recent.length === 0 ? null : JSON.stringify(recent));
}
