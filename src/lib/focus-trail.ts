/** The last few items, newest last. */
export class FocusTrail<T> {
  readonly #max: number;
  #items: T[] = [];

  constructor(max: number) {
    this.#max = max;
  }

  /** Adds an item; an existing one becomes the newest. */
  remember(item: T): void {
    this.#items = [...this.#items.filter((other) => other !== item), item].slice(-this.#max);
  }

  /** Returns the newest item that is still usable. */
  latest(usable: (item: T) => boolean): T | undefined {
    return this.#items.findLast(usable);
  }
}
