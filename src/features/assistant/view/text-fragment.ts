import type { AnswerPart } from '../engine/answer.ts';

/** Number of words that identify the start and the end of a passage. */
const START_WORDS = 8;
const END_WORDS = 4;

/** Returns the text that identifies a quoted passage on its page: the text with the fact, else its beginning. */
export function getPassageText(parts: readonly AnswerPart[], source: number): string | undefined {
  const part = parts.find((one) => one.type !== 'text' && one.type !== 'code' && one.source === source);
  if (!part || part.type === 'text' || part.type === 'code') return undefined;
  const text = part.mark ?? getFirstText(part);
  // Cells of a row are separate on the page: the first one identifies it.
  return (
    text
      ?.replaceAll('`', '')
      .split(/\n| · /)[0]
      ?.trim() || undefined
  );
}

function getFirstText(part: Exclude<AnswerPart, { type: 'text' | 'code' }>): string | undefined {
  if (part.type === 'list') return part.items[0];
  if (part.type === 'table') return part.rows[0]?.[0];
  return part.text;
}

/** The fragment directive that makes a browser scroll to a text and highlight it. */
export function createTextDirective(text: string): string {
  const words = text.split(/\s+/).filter(Boolean);
  if (words.length <= START_WORDS + END_WORDS) return `:~:text=${encode(words)}`;
  return `:~:text=${encode(words.slice(0, START_WORDS))},${encode(words.slice(-END_WORDS))}`;
}

/** Encodes the hyphen as well, which separates the parts of a text directive. */
const encode = (words: readonly string[]) => encodeURIComponent(words.join(' ')).replaceAll('-', '%2D');

/** Returns the URL of a source with the text directive for a passage. */
export function getPassageUrl(url: string, text: string): string {
  if (url.includes(':~:')) return url;
  return `${url}${url.includes('#') ? '' : '#'}${createTextDirective(text)}`;
}
