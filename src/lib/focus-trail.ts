/** The last few things that were touched, newest last. */
export class FocusTrail<T> {
  readonly #most: number;
  #items: T[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  /** Remembers a thing; one that is already there becomes the newest. */
  remember(item: T): void {
    this.#items = [...this.#items.filter((other) => other !== item), item].slice(-this.#most);
  }

  /** The newest thing that can still be used. */
  latest(usable: (item: T) => boolean): T | undefined {
    return this.#items.findLast(usable);
  }
}
