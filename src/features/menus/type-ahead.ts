import { MENU_TYPEAHEAD_RESET_MS } from '../../site/limits.ts';

/** Letters typed into a menu, and the time of the last one. */
export interface TypeAhead {
  text: string;
  typedAt: number;
}

/** Appends a letter; letters are joined while they follow each other quickly. */
export function appendLetter({ text, typedAt }: TypeAhead, letter: string, now: number): TypeAhead {
  return { text: (now - typedAt < MENU_TYPEAHEAD_RESET_MS ? text : '') + letter.toLowerCase(), typedAt: now };
}

/** Finds the entry for typed letters, starting after `from`; repeating one letter cycles through entries. */
export function findEntry(labels: readonly string[], text: string, from: number): number {
  const isRepeated = /^(.)\1*$/.test(text);
  const prefix = isRepeated ? text.slice(0, 1) : text;
  const order = labels.map((_, step) => (Math.max(from, 0) + step + (isRepeated && from >= 0 ? 1 : 0)) % labels.length);
  return order.find((index) => labels[index]?.trim().toLowerCase().startsWith(prefix)) ?? -1;
}
