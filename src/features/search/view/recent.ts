import { readStored, writeStored } from '../../../lib/safe-storage.ts';
import { RECENT_SEARCHES } from '../../../site/limits.ts';

/** Where recent searches are kept; the cookie policy names it. */
export const RECENT_KEY = 'recent-searches';

/** The list with a query in front, each query once, the oldest dropped; what is long or has lines is no search to repeat. */
export function withRecent(recent: readonly string[], query: string): string[] {
  const trimmed = query.trim();
  if (trimmed === '' || trimmed.length > RECENT_SEARCHES.chars || trimmed.includes('\n')) return [...recent];
  const others = recent.filter((other) => other.toLowerCase() !== trimmed.toLowerCase());
  return [trimmed, ...others].slice(0, RECENT_SEARCHES.max);
}

/** Reads a stored list; anything else than a list of texts counts as none. */
export function parseRecent(stored: string | null): string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string').slice(0, RECENT_SEARCHES.max) : [];
  } catch {
    return [];
  }
}

/** The searches of this browser, newest first. */
export function readRecent(): string[] {
  return parseRecent(readStored(RECENT_KEY));
}

/** Keeps a list of searches in this browser; an empty one leaves nothing behind. */
export function storeRecent(recent: readonly string[]): void {
  writeStored(RECENT_KEY, recent.length === 0 ? null : JSON.stringify(recent));
}
