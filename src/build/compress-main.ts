import { parentPort } from 'node:worker_threads';
import { compressFileSync, FAST_COMPRESSION } from '../lib/compress-folder.ts';
import { LAST } from '../lib/compress-thread.ts';

/** The thread that compresses the files of an export, one after the other. */
parentPort?.on('message', (path: string | typeof LAST) => {
  if (path === LAST) parentPort?.close();
  else compressFileSync(path, FAST_COMPRESSION);
});
