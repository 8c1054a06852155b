import { existsSync } from 'node:fs';
import { constants, getPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';

const SCRIPT = `
  import { parentPort } from 'node:worker_threads';
  import { lowerThreadPriority } from '${new URL('./thread-priority.ts', import.meta.url)}';
  parentPort.postMessage(lowerThreadPriority() ?? null);
  setInterval(() => {}, 1000);
`;

it.runIf(existsSync('/proc/thread-self'))('lowers the priority of only the calling thread', async () => {
  const before = getPriority(process.pid);
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(SCRIPT)}`));
  const thread = await new Promise<number>((resolve, reject) => worker.on('message', resolve).on('error', reject));
  expect(getPriority(thread)).toBe(constants.priority.PRIORITY_BELOW_NORMAL);
  expect(getPriority(process.pid)).toBe(before);
  await worker.terminate();
});
