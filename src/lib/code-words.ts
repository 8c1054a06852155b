/** A part of inline code; a whole one stays on one line. */
export interface CodeWord {
  text: string;
  isWhole: boolean;
}

/** A longer word may be wider than a column on a phone, so it may break. */
const MAX_WHOLE_CHARACTERS = 28;

const mayBeWhole = (word: string) => word.includes('-') && word.length > 1 && word.length <= MAX_WHOLE_CHARACTERS;

/** Divides a word that is too long into the parts of its path. */
const splitLongWord = (word: string) =>
  word.includes('-') && word.length > MAX_WHOLE_CHARACTERS ? word.split(/(?<=\/)/) : [word];

/** Divides inline code so that words with hyphens, which browsers would break there, can be kept whole. */
export function splitCodeWords(code: string): CodeWord[] {
  const words: CodeWord[] = [];
  for (const text of code.split(/(?<= )|(?= )/).flatMap(splitLongWord)) {
    const isWhole = mayBeWhole(text);
    const last = words.at(-1);
    if (last && !last.isWhole && !isWhole) last.text += text;
    else words.push({ text, isWhole });
  }
  return words;
}
