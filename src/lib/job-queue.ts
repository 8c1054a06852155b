/** Runs a few jobs at a time, in order; rejects jobs while too many are waiting. */
export class JobQueue {
  readonly #limits: { running: number; waiting: number };
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(limits: { running: number; waiting: number }) {
    this.#limits = limits;
  }

  /** Runs a job and returns its result; undefined if the queue is full. */
  async run<Value>(job: () => Promise<Value>): Promise<Value | undefined> {
    if (this.#running >= this.#limits.running) {
      if (this.#waiting.length >= this.#limits.waiting) return undefined;
      await new Promise<void>((turn) => this.#waiting.push(turn));
    } else this.#running++;
    try {
      return await job();
    } finally {
      // Passes the slot on, so that no new job can take it.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running--;
    }
  }
}
