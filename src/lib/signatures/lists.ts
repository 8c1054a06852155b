const OPEN = '([{';
const CLOSE = ')]}';

/** Returns the position of the closing bracket for the one at `from`; the end of the text if there is none. */
export function findClosingBracket(text: string, from: number): number {
  let depth = 0;
  for (let index = from; index < text.length; index++) {
    if (OPEN.includes(text[index] ?? '')) depth++;
    if (CLOSE.includes(text[index] ?? '') && --depth === 0) return index;
  }
  return text.length;
}

/** Splits at a character that is outside all brackets. */
export function splitOutside(text: string, sign: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if (OPEN.includes(letter)) depth++;
    if (CLOSE.includes(letter)) depth--;
    if (letter === sign && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts;
}
