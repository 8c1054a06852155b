/** Where a name may break without losing its shape: after a slash, dot or underscore that is not the first character. */
const SEPARATOR = /(?<=.[/._])(?=[^/._])/;

/** Where a part that is still too long may break. */
const CAPITAL = /(?<=[\p{Ll}\d])(?=\p{Lu})/u;

/** Divides words that are longer than a line of `maxCharacters` at their break points; the parts add up to the text. */
export function splitAtBreakPoints(text: string, maxCharacters: number): string[] {
  const words = text.split(/(?<= )/);
  const divide = (part: string, at: RegExp) => (part.trim().length > maxCharacters ? part.split(at) : [part]);
  const parts = words.flatMap((word) => divide(word, SEPARATOR)).flatMap((part) => divide(part, CAPITAL));
  return parts.length === words.length ? [text] : parts;
}
