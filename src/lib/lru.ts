/** A limit on the total weight of the values of a map. */
export interface WeightLimit<Value> {
  max: number;
  weigh(value: Value): number;
}

/** A map that drops the least recently used entries above `limit`, or above a total weight. */
export class LruMap<Value> {
  readonly #entries = new Map<string, Value>();
  readonly #limit: number;
  readonly #weight: WeightLimit<Value> | undefined;
  #total = 0;

  constructor(limit: number, weight?: WeightLimit<Value>) {
    this.#limit = limit;
    this.#weight = weight;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: string): Value | undefined {
    const value = this.#entries.get(key);
    if (value === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, value);
    return value;
  }

  set(key: string, value: Value): void {
    this.delete(key);
    this.#entries.set(key, value);
    this.#total += this.#weigh(value);
    for (const oldest of this.#entries.keys()) {
      if (!this.#isFull()) return;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const value = this.#entries.get(key);
    if (value === undefined) return;
    this.#entries.delete(key);
    this.#total -= this.#weigh(value);
  }

  clear(): void {
    this.#entries.clear();
    this.#total = 0;
  }

  #weigh(value: Value): number {
    return this.#weight?.weigh(value) ?? 0;
  }

  #isFull(): boolean {
    return this.#entries.size > this.#limit || this.#total > (this.#weight?.max ?? Number.POSITIVE_INFINITY);
  }
}
