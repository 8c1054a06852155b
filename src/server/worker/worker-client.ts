import { BusyError } from '../../lib/serial-queue.ts';

/** A job on its way to a worker. */
export interface WorkerCall<Job> {
  id: number;
  job: Job;
}

/** What a worker replies. */
export type WorkerReply = { id: number; ok: true; value: unknown } | { id: number; ok: false; message: string };

/** What we use of a worker thread. */
export interface WorkerThread {
  postMessage(message: unknown): void;
  on(event: 'message', listener: (reply: WorkerReply) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'exit', listener: () => void): unknown;
}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** Sends jobs to a worker that is started when first needed, and again after it has ended. */
export class WorkerClient<Job> {
  readonly #start: () => WorkerThread;
  readonly #max: number;
  #waiting = new Map<number, Waiting>();
  #worker: WorkerThread | undefined;
  #lastId = 0;

  /** `max` is the number of jobs that may wait. */
  constructor(start: () => WorkerThread, max: number) {
    this.#start = start;
    this.#max = max;
  }

  get pending(): number {
    return this.#waiting.size;
  }

  /** The result of a job. */
  call<Value>(job: Job): Promise<Value> {
    if (this.#waiting.size >= this.#max) return Promise.reject(new BusyError());
    this.#worker ??= this.#started();
    const id = ++this.#lastId;
    const result = new Promise<unknown>((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
    this.#worker.postMessage({ id, job } satisfies WorkerCall<Job>);
    return result as Promise<Value>;
  }

  #started(): WorkerThread {
    const worker = this.#start();
    let reason = 'The worker ended.';
    worker.on('message', (reply) => {
      const waiting = this.#waiting.get(reply.id);
      this.#waiting.delete(reply.id);
      if (reply.ok) waiting?.resolve(reply.value);
      else waiting?.reject(new Error(reply.message));
    });
    worker.on('error', (error) => {
      reason = error.message;
    });
    worker.on('exit', () => {
      const lost = this.#waiting;
      this.#waiting = new Map();
      this.#worker = undefined;
      for (const { reject } of lost.values()) reject(new Error(reason));
    });
    return worker;
  }
}
