import { parentPort, workerData } from 'node:worker_threads';
import { WORKER } from '../../site/limits.ts';
import { createCollector } from './collect-garbage.ts';
import { type AnsweringJob, createJobRunner } from './jobs.ts';
import { openPackedSources } from './packed-sources.ts';
import type { PrebuiltIndex } from './prebuilt-index.ts';
import { lowerThreadPriority } from './thread-priority.ts';
import type { WorkerCall, WorkerReply } from './worker-client.ts';

lowerThreadPriority();

/** The thread that searches and answers questions, so that pages need not wait for it. One job at a time. */
const run = createJobRunner(openPackedSources(workerData as PrebuiltIndex));
const collectIfGrown = createCollector(WORKER.garbage);
let last: Promise<void> = Promise.resolve();

parentPort?.on('message', ({ id, job }: WorkerCall<AnsweringJob>) => {
  last = last.then(async () => {
    const reply: WorkerReply = await run(job).then(
      (value) => ({ id, ok: true, value }),
      (error) => ({ id, ok: false, message: error instanceof Error ? error.message : String(error) }),
    );
    parentPort?.postMessage(reply);
    collectIfGrown();
  });
});
