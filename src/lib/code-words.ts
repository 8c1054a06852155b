/** A part of inline code; a whole one stays on one line. */
export interface CodeWord {
  text: string;
  isWhole: boolean;
}

/** A longer word may be wider than a column on a phone, so it may break. */
const MAX_WHOLE_CHARACTERS = 28;

const isWhole = (word: string) => word.includes('-') && word.length > 1 && word.length <= MAX_WHOLE_CHARACTERS;

/** Divides inline code so that words with hyphens, which browsers would break there, can be kept whole. */
export function splitCodeWords(code: string): CodeWord[] {
  const words: CodeWord[] = [];
  for (const text of code.split(/(?<= )|(?= )/)) {
    const last = words.at(-1);
    if (last && !last.isWhole && !isWhole(text)) last.text += text;
    else words.push({ text, isWhole: isWhole(text) });
  }
  return words;
}
