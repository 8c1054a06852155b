/** The last few things that were touched, newest last. */
export class FocusTrail<T> {
  readonly #max: number;
  #items: T[] = [];

  constructor(max: number) {
    this.#max = max;
  }

  /** Remembers a thing; one that is already there becomes the newest. */
  remember(item: T): void {
    this.#items = [...this.#items.filter((other) => other !== item), item].slice(-this.#max);
  }

  /** The newest thing that can still be used. */
  latest(usable: (item: T) => boolean): T | undefined {
    return this.#items.findLast(usable);
  }
}
