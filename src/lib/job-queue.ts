/** Runs jobs a few at a time, in order; who comes when too many wait is turned away. */
export class JobQueue {
  readonly #limits: { running: number; waiting: number };
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(limits: { running: number; waiting: number }) {
    this.#limits = limits;
  }

  /** The outcome of a job, or undefined where the queue is full. */
  async run<Value>(job: () => Promise<Value>): Promise<Value | undefined> {
    if (this.#running >= this.#limits.running) {
      if (this.#waiting.length >= this.#limits.waiting) return undefined;
      await new Promise<void>((turn) => this.#waiting.push(turn));
    } else this.#running++;
    try {
      return await job();
    } finally {
      // The place is handed over, so that nobody slips in between.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running--;
    }
  }
}
