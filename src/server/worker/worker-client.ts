import { BusyError } from '../../lib/serial-queue.ts';

/** A job on its way to a worker. */
export interface WorkerCall<Job> {
  id: number;
  job: Job;
}

export type WorkerReply = { id: number; ok: true; value: unknown } | { id: number; ok: false; message: string };

/** What we use of a worker thread. */
export interface WorkerThread {
  postMessage(message: unknown): void;
  on(event: 'message', listener: (reply: WorkerReply) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'exit', listener: () => void): unknown;
}

interface PendingCall {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** Sends jobs to a worker that is started when first needed, and again after it has ended. */
export class WorkerClient<Job> {
  readonly #start: () => WorkerThread;
  readonly #max: number;
  #pendingCalls = new Map<number, PendingCall>();
  #worker: WorkerThread | undefined;
  #lastId = 0;

  /** `max` is the number of jobs that may wait. */
  constructor(start: () => WorkerThread, max: number) {
    this.#start = start;
    this.#max = max;
  }

  get pending(): number {
    return this.#pendingCalls.size;
  }

  call<Value>(job: Job): Promise<Value> {
    if (this.#pendingCalls.size >= this.#max) return Promise.reject(new BusyError());
    this.#worker ??= this.#getWorker();
    const id = ++this.#lastId;
    const result = new Promise<unknown>((resolve, reject) => this.#pendingCalls.set(id, { resolve, reject }));
    this.#worker.postMessage({ id, job } satisfies WorkerCall<Job>);
    return result as Promise<Value>;
  }

  #getWorker(): WorkerThread {
    const worker = this.#start();
    let reason = 'The worker ended.';
    worker.on('message', (reply) => {
      const call = this.#pendingCalls.get(reply.id);
      this.#pendingCalls.delete(reply.id);
      if (reply.ok) call?.resolve(reply.value);
      else call?.reject(new Error(reply.message));
    });
    worker.on('error', (error) => {
      reason = error.message;
    });
    worker.on('exit', () => {
      const lost = this.#pendingCalls;
      this.#pendingCalls = new Map();
      this.#worker = undefined;
      for (const { reject } of lost.values()) reject(new Error(reason));
    });
    return worker;
  }
}
