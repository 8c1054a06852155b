import type { Job } from '../http/feature.ts';

/** Runs each job now and at its interval. */
export function startJobs(jobs: readonly Job[]): void {
  for (const { everyMs, run } of jobs) {
    void run();
    setInterval(() => void run(), everyMs).unref();
  }
}
