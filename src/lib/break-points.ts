/** Where a name may break without losing its shape: after a slash, dot or underscore, and before a capital. */
const BREAK_POINT = /(?<=[/._])(?=[^/._])|(?<=[\p{Ll}\d])(?=\p{Lu})/u;

/** Divides words that are longer than a line of `maxCharacters` at their break points; the parts add up to the text. */
export function splitAtBreakPoints(text: string, maxCharacters: number): string[] {
  const words = text.split(/(?<= )/);
  const parts = words.flatMap((word) => (word.trim().length > maxCharacters ? word.split(BREAK_POINT) : [word]));
  return parts.length === words.length ? [text] : parts;
}
