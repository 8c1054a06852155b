import { randomBytes } from 'node:crypto';
import { addressKey } from '../../../../http/rate-limit.ts';
import { LruMap } from '../../../../lib/lru.ts';
import type { Clock } from '../../../../platform/clock.ts';
import { SEARCH_NOTE } from '../../../../site/limits.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Remembers for a day, only in memory, which visitors typed a query. */
export interface DailyVisitors {
  /** Returns the number of different visitors who typed it today; undefined if this one already had, or if there are too many to track. */
  add(key: string, address: string): number | undefined;
  /** Removes a visitor, as if they had typed nothing. */
  forget(key: string, address: string): void;
}

/** Counts visitors without identifying them: the salt of their keys changes daily. */
export function createDailyVisitors(clock: Clock): DailyVisitors {
  const seen = new LruMap<Set<string>>(SEARCH_NOTE.queriesInMemory);
  let day = '';
  let salt = Buffer.alloc(0);
  const forgetAll = () => {
    day = '';
    salt = Buffer.alloc(0);
    seen.clear();
  };
  const getVisitor = (address: string): string => {
    const now = clock.now();
    const today = now.toISOString().slice(0, 10);
    if (today !== day) {
      // With another salt, a visitor from yesterday would count twice.
      forgetAll();
      day = today;
      salt = randomBytes(32);
      // The day also ends without further visitors.
      setTimeout(() => day === today && forgetAll(), DAY_MS - (now.getTime() % DAY_MS)).unref();
    }
    return addressKey(salt, address, day);
  };
  return {
    add(key, address) {
      const visitor = getVisitor(address);
      const visitors = seen.get(key) ?? new Set();
      if (visitors.has(visitor) || visitors.size >= SEARCH_NOTE.visitorsInMemory) return;
      seen.set(key, visitors.add(visitor));
      return visitors.size;
    },
    forget(key, address) {
      const visitor = getVisitor(address);
      seen.get(key)?.delete(visitor);
    },
  };
}
