/** Thrown if too many jobs are waiting. */
export class BusyError extends Error {
  constructor() {
    super('Too many requests are waiting.');
    this.name = 'BusyError';
  }
}

/** Runs blocking jobs one after the other, with a pause before each for other work. */
export class SerialQueue {
  readonly #pause: () => Promise<unknown>;
  readonly #max: number;
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();

  /** `max` is the number of jobs that may wait. */
  constructor(pause: () => Promise<unknown>, max: number) {
    this.#pause = pause;
    this.#max = max;
  }

  run<Value>(job: () => Value | Promise<Value>): Promise<Value> {
    if (this.#waiting >= this.#max) return Promise.reject(new BusyError());
    this.#waiting++;
    const done = this.#last.then(this.#pause).then(job);
    this.#last = done
      .catch(() => {})
      .then(() => {
        this.#waiting--;
      });
    return done;
  }
}
