/** Assigns a number to each word, so that lists of words can be stored and counted as numbers. */
export class WordNumbers {
  readonly words: string[];
  readonly #numbers: Map<string, number>;
  #order: Uint32Array | undefined;

  constructor(words: readonly string[] = []) {
    this.words = [...words];
    this.#numbers = new Map(words.map((word, number) => [word, number]));
  }

  /** Returns the number of a word; a new word gets the next number. */
  get(word: string): number {
    const existing = this.#numbers.get(word);
    if (existing !== undefined) return existing;
    const number = this.words.length;
    this.words.push(word);
    this.#numbers.set(word, number);
    return number;
  }

  /** Returns the number of a word, if it has one. */
  find(word: string): number | undefined {
    return this.#numbers.get(word);
  }

  getAll(words: readonly string[]): Uint32Array {
    const numbers = new Uint32Array(words.length);
    for (let at = 0; at < words.length; at++) numbers[at] = this.get(words[at] ?? '');
    return numbers;
  }

  /** All numbers, sorted by word. */
  get order(): Uint32Array {
    // Words from a file are already sorted, which makes this fast.
    if (this.#order?.length !== this.words.length)
      this.#order = Uint32Array.from([...this.words].sort(), (word) => this.get(word));
    return this.#order;
  }
}
