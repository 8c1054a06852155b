import { countBits, editCost, letterBits } from './edit-distance.ts';
import { fold, nameKey } from './fold.ts';
import { stem } from './stem.ts';

/** A word that pages contain. */
interface Entry {
  /** The shown form: a folded word, or a name as written. */
  shown: string;
  /** The key for comparisons: letters and digits of the folded word. */
  key: string;
  name: boolean;
  bits: number;
  /** Its frequency as a power of two. */
  common: number;
}

/** A longer word with the same beginning. */
export interface Completion {
  term: string;
  common: number;
}

/** Maximum number of cached corrections, so that no one can fill the memory. */
const MAX_CACHED = 2000;
const MIN_PART = 3;
const MIN_SIMILAR = 6;
const MAX_COMPLETIONS = 24;
const COMMON_WEIGHT = 0.06;
/** A correction that costs hardly more than the best one is also plausible. */
const SIMILAR_COST = 0.2;

/** All words of the site: looks up known words, completions and corrections. */
export class Lexicon {
  readonly #entries: Entry[];
  readonly #stems = new Set<string>();
  readonly #names = new Set<string>();
  readonly #words = new Set<string>();
  #commonWords: Set<string> | undefined;
  readonly #corrections = new Map<string, readonly string[]>();

  constructor(words: readonly string[], common: string) {
    this.#entries = words.map((word, index) => {
      const name = word.startsWith('=');
      const shown = name ? word.slice(1) : word;
      const key = name ? nameKey(shown) : word;
      return { shown, key, name, bits: letterBits(key), common: Number(common[index] ?? 0) };
    });
    for (const { key, name } of this.#entries) {
      if (name) this.#names.add(key);
      else {
        this.#stems.add(stem(key));
        this.#words.add(key);
      }
    }
  }

  /** True if pages contain the word in any form. */
  isKnown(word: string): boolean {
    return this.#stems.has(stem(word));
  }

  /** True if pages contain the word in exactly this form. */
  hasForm(word: string): boolean {
    return this.#words.has(word);
  }

  /** Returns the term of a word or name. */
  getTerm(shown: string): string {
    return this.hasForm(shown) ? stem(shown) : `=${nameKey(shown)}`;
  }

  /** True if pages contain the name, however it is written. */
  isKnownName(key: string): boolean {
    return this.#names.has(key);
  }

  /** Returns terms of words and names with this beginning, common ones first. */
  getCompletions(start: string, whole = false): Completion[] {
    const found = new Map<string, number>();
    for (const { key, shown, name, common } of this.#entries) {
      if (key.length <= start.length || !key.startsWith(start)) continue;
      // Names match case-sensitively, unless the query asks for a name.
      if (name && !whole && !fold(shown).startsWith(start)) continue;
      const term = name ? `=${key}` : stem(key);
      found.set(term, Math.max(common, found.get(term) ?? 0));
    }
    return [...found]
      .map(([term, common]) => ({ term, common }))
      .sort((a, b) => b.common - a.common || (a.term < b.term ? -1 : 1))
      .slice(0, MAX_COMPLETIONS);
  }

  /** Splits a word into two known words. */
  split(word: string): [string, string] | undefined {
    for (let index = MIN_PART; index <= word.length - MIN_PART; index++) {
      const [left, right] = [word.slice(0, index), word.slice(index)];
      if (this.#getCommonWords().has(left) && this.#getCommonWords().has(right)) return [left, right];
    }
    return undefined;
  }

  /** Returns the known word that was probably meant, followed by one that is hardly less likely, if any. */
  correct(word: string): readonly string[] {
    const cached = this.#corrections.get(word);
    if (cached) return cached;
    const corrections = this.#findCorrections(word);
    if (this.#corrections.size >= MAX_CACHED) this.#corrections.clear();
    this.#corrections.set(word, corrections);
    return corrections;
  }

  /** Finds a known word that looks similar, as a last resort. */
  findSimilar(word: string): string | undefined {
    return word.length >= MIN_SIMILAR ? this.#getBest(word, 3, word.slice(0, 1))[0] : undefined;
  }

  #findCorrections(word: string): readonly string[] {
    const { length } = word;
    // Numbers are not corrected.
    if (length < 4 || /^\d+$/.test(word)) return [];
    const close = this.#getBest(word, length >= 8 ? 2 : 1);
    if (close.length > 0) return close;
    return length >= 5 && length < 8 ? this.#getBest(word, 2) : this.#findLooseMatches(word);
  }

  /** Long words may differ more if their beginning is right. */
  #findLooseMatches(word: string): readonly string[] {
    return word.length >= 10 ? this.#getBest(word, 3, word.slice(0, 3)) : [];
  }

  #getBest(word: string, max: number, start = ''): readonly string[] {
    const bits = letterBits(word);
    const found: { shown: string; form: string; cost: number }[] = [];
    for (const { key, shown, name, bits: other, common } of this.#entries) {
      if (Math.abs(key.length - word.length) > max || !key.startsWith(start)) continue;
      if (key.length < 3 || (name && key.length < 6) || countBits(bits ^ other) > max * 2) continue;
      const cost = editCost(word, key, max) - common * COMMON_WEIGHT + (name ? 0.2 : 0);
      if (cost < Number.POSITIVE_INFINITY) found.push({ shown, form: stem(key), cost });
    }
    found.sort((a, b) => a.cost - b.cost);
    const [best] = found;
    const other = found.find(({ form }) => form !== best?.form);
    if (!best) return [];
    return other && other.cost <= best.cost + SIMILAR_COST ? [best.shown, other.shown] : [best.shown];
  }

  /** Returns words that occur in more than one section. */
  #getCommonWords(): Set<string> {
    this.#commonWords ??= new Set(
      this.#entries.filter(({ name, common }) => !name && common > 0).map(({ key }) => key),
    );
    return this.#commonWords;
  }
}
