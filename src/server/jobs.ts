import type { Job } from '../http/feature.ts';
import { logLine } from '../http/log.ts';
import { systemClock } from '../platform/clock.ts';
import type { Store, Stored } from '../platform/store/store.ts';
import type { SiteEnv } from '../site/env.ts';
import { RETENTION_EVERY_MS } from '../site/limits.ts';
import { removeOldConversations } from '../features/assistant/server/shared.ts';

/** Removes what has been stored long enough. */
export function retentionJob({ logLevel }: SiteEnv, store: Store): Job {
  const report = (event: string, removed: Stored<number>) => {
    if (removed.ok && removed.value > 0 && logLevel === 'info') logLine({ level: 'info', event, count: removed.value });
  };
  return {
    everyMs: RETENTION_EVERY_MS,
    async run() {
      report('old shared conversations removed', await removeOldConversations(store, systemClock));
    },
  };
}

/** Runs each job now and then at its interval. */
export function startJobs(jobs: readonly Job[]): void {
  for (const { everyMs, run } of jobs) {
    void run();
    setInterval(() => void run(), everyMs).unref();
  }
}
