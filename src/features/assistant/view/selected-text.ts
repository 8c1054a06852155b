/** Maximum length of a quote at the start of a question. */
const MAX_QUOTE_CHARS = 200;
/** Shorter selections are accidental. */
const MIN_QUOTE_CHARS = 3;

/** Formats selected text for a question: on one line, cut after a word; undefined if it is too short. */
export function getQuote(selected: string): string | undefined {
  const text = selected.replace(/\s+/g, ' ').trim();
  if (text.length < MIN_QUOTE_CHARS) return undefined;
  if (text.length <= MAX_QUOTE_CHARS) return text;
  const start = text.slice(0, MAX_QUOTE_CHARS);
  const space = start.lastIndexOf(' ');
  return `${space > MAX_QUOTE_CHARS / 2 ? start.slice(0, space) : start}…`;
}
