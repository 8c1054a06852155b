import { Worker } from 'node:worker_threads';
import { isCompressible } from './compress-folder.ts';

/** Sent after the last path. */
export const LAST = null;

/**
 * Compresses files on another thread while more are being written. Node's asynchronous compression would take
 * turns with this thread at each file, and its buffers would make this thread collect garbage.
 */
export class CompressThread {
  readonly #script: string;
  readonly #includes: (path: string) => boolean;
  #worker: Worker | undefined;
  #ended: Promise<void> | undefined;

  constructor(
    /** Compresses the files whose paths it receives, and ends after `LAST`. */
    script: string,
    /** False for files that need no compressed copies. */
    includes: (path: string) => boolean = () => true,
  ) {
    this.#script = script;
    this.#includes = includes;
  }

  /** Queues a file, if it is text. */
  add(path: string): void {
    if (!isCompressible(path) || !this.#includes(path)) return;
    this.#worker ??= this.#start();
    this.#worker.postMessage(path);
  }

  /** Waits for all files; throws if one could not be compressed. */
  async finish(): Promise<void> {
    this.#worker?.ref();
    this.#worker?.postMessage(LAST);
    await this.#ended;
  }

  #start(): Worker {
    // Without the flags of this process, such as those that report its resources.
    const worker = new Worker(this.#script, { execArgv: [] });
    // Lets the process exit if an error ends the export.
    worker.unref();
    this.#ended = new Promise((resolve, reject) => worker.once('error', reject).once('exit', () => resolve()));
    this.#ended.catch(() => {});
    return worker;
  }
}
