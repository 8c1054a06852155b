/** Assigns a number to each word, so that lists of words can be stored and counted as numbers. */
export class WordNumbers {
  readonly words: string[];
  readonly #numbers: Map<string, number>;
  #order: Uint32Array | undefined;

  constructor(words: readonly string[] = []) {
    this.words = [...words];
    this.#numbers = new Map();
    for (let number = 0; number < words.length; number++) this.#numbers.set(words[number] ?? '', number);
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
    for (let index = 0; index < words.length; index++) numbers[index] = this.get(words[index] ?? '');
    return numbers;
  }

  /** All numbers, sorted by word. */
  get order(): Uint32Array {
    if (this.#order?.length !== this.words.length) this.#order = getOrder(this.words);
    return this.#order;
  }
}

/** Sorts numbers by word. Words from a file are already sorted, so that only new ones have to be inserted. */
function getOrder(words: readonly string[]): Uint32Array {
  const getWord = (number: number) => words[number] ?? '';
  let sorted = Math.min(1, words.length);
  while (sorted < words.length && getWord(sorted - 1) < getWord(sorted)) sorted += 1;
  const added = Array.from(words.slice(sorted), (_, index) => sorted + index);
  added.sort((a, b) => (getWord(a) < getWord(b) ? -1 : 1));
  const order = new Uint32Array(words.length);
  let [from, next] = [0, 0];
  for (let index = 0; index < order.length; index++) {
    const number = added[next];
    const isAdded = number !== undefined && (from === sorted || getWord(number) < getWord(from));
    order[index] = isAdded ? number : from;
    if (isAdded) next += 1;
    else from += 1;
  }
  return order;
}
