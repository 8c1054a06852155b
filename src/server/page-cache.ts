import { LruMap, type WeightLimit } from '../lib/lru.ts';
import type { Clock } from '../platform/clock.ts';

/** Caches rendered pages until the end of the UTC day, because pages may depend on the date, such as the copyright year. */
export class PageCache<Value> {
  readonly #entries: LruMap<Value>;
  readonly #clock: Clock;
  #day = '';

  constructor(limit: number, clock: Clock, weight?: WeightLimit<Value>) {
    this.#entries = new LruMap(limit, weight);
    this.#clock = clock;
  }

  get(key: string): Value | undefined {
    this.#clearOnNewDay();
    return this.#entries.get(key);
  }

  set(key: string, value: Value): void {
    this.#clearOnNewDay();
    this.#entries.set(key, value);
  }

  #clearOnNewDay(): void {
    const today = this.#clock.now().toISOString().slice(0, 10);
    if (today !== this.#day) this.#entries.clear();
    this.#day = today;
  }
}
