import { countNegations, getContentWords, getNumbers } from './facts.ts';
import type { SourcePassage } from './passage.ts';

/** A passage, ready for lookups. */
export interface PassageIndex {
  /** Everything that may be cited, with whitespace collapsed. */
  text: string;
  lowerText: string;
  /** Code tokens as they are spelled, and in lower case. */
  tokens: ReadonlySet<string>;
  lowerTokens: ReadonlySet<string>;
  /** Numbers, and numbers with their unit as `30 day`. */
  numbers: ReadonlySet<string>;
  words: ReadonlySet<string>;
  sentences: readonly { words: ReadonlySet<string>; negations: number }[];
  /** Lines of its code, trimmed. */
  codeLines: ReadonlySet<string>;
}

const TOKEN = /--?[a-zA-Z][\w-]*|@?[\p{L}_$][\p{L}\p{N}_$]*|\d+(?:\.\d+)*/gu;

/** The tokens of code: names, flags and numbers. */
export function getCodeTokens(code: string): string[] {
  return code.match(TOKEN) ?? [];
}

/** Collapses whitespace, so that line breaks do not matter. */
export const collapseWhitespace = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Prepares a passage for lookups. */
export function indexPassage({ source, text }: SourcePassage): PassageIndex {
  const whole = collapseWhitespace(`${source.title} ${source.heading} ${source.url} ${text}`);
  const tokens = new Set(getCodeTokens(whole));
  const prose = text.replace(/```[\s\S]*?(?:```|$)/g, '\n');
  return {
    text: whole,
    lowerText: whole.toLowerCase(),
    tokens,
    lowerTokens: new Set([...tokens].map((token) => token.toLowerCase())),
    numbers: new Set(getNumbers(whole).flatMap(({ value, unit }) => (unit ? [value, `${value} ${unit}`] : [value]))),
    words: new Set(getContentWords(whole)),
    sentences: prose
      .split(/(?<=[.!?])\s+|\n+/)
      .filter((sentence) => sentence.trim() !== '')
      .map((sentence) => ({ words: new Set(getContentWords(sentence)), negations: countNegations(sentence) })),
    codeLines: new Set(getFencedCode(text).flatMap((code) => code.split('\n').map((line) => line.trim()))),
  };
}

function getFencedCode(text: string): string[] {
  return [...text.matchAll(/```[^\n]*\n([\s\S]*?)(?:```|$)/g)].map(([, code = '']) => code);
}
