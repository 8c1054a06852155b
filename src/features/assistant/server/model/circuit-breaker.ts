/** Whether calls are allowed: all, none, or one as a test. */
export type BreakerState = 'closed' | 'open' | 'half-open';

/** When the breaker opens, and for how long. */
export interface BreakerOptions {
  /** Failures in a row. */
  failures: number;
  restMs: number;
}

/** Stops calls to a provider that fails repeatedly, and lets one through after a pause. */
export class CircuitBreaker {
  readonly #options: BreakerOptions;
  readonly #now: () => number;
  #failures = 0;
  #openUntil = 0;
  #trying = false;

  constructor(options: BreakerOptions, now: () => number) {
    this.#options = options;
    this.#now = now;
  }

  get state(): BreakerState {
    if (this.#failures < this.#options.failures) return 'closed';
    return this.#now() < this.#openUntil ? 'open' : 'half-open';
  }

  /** True if a call may be made. Each one ends with `success`, `failure` or `cancel`. */
  tryCall(): boolean {
    const { state } = this;
    if (state === 'closed') return true;
    if (state === 'open' || this.#trying) return false;
    this.#trying = true;
    return true;
  }

  recordSuccess(): void {
    this.#failures = 0;
    this.#trying = false;
  }

  recordFailure(): void {
    this.#failures++;
    this.#trying = false;
    this.#openUntil = this.#now() + this.#options.restMs;
  }

  /** For a call that reveals nothing about the provider, such as one that the reader stopped. */
  cancel(): void {
    this.#trying = false;
  }
}
