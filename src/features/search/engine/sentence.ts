import { fold, hasCjk } from './fold.ts';
import { isStopWord } from './stem.ts';
import { getTokens } from './terms.ts';
import { MEANING } from './weights.ts';

/** Patterns of code and URLs; `next.js` and `LangChain` are names that people use in sentences. */
const CODE = /_|::|\(\)|[\p{L}\p{N}](?:[./:@-]+[\p{L}\p{N}]+){3}|[\p{L}\p{N}]+(?:\.[\p{L}\p{N}]+){2}/u;

/** True for a sentence, which has small words, unlike names and keywords. */
export function isSentence(text: string): boolean {
  if (hasCjk(text) || CODE.test(text)) return false;
  const words = getTokens(text);
  const small = words.filter(({ raw }) => isStopWord(fold(raw).replace(/['’]/g, '')));
  return words.length >= MEANING.words && small.length >= MEANING.smallWords;
}

const QUESTION_WORD = /\b(?:how|why|what|when|where|which|who|can|does)\b/;

/** The English sentence to compare with pages: the text itself, or its translation if it is a question in another language. */
export function getEnglishSentence(text: string, english: string): string | undefined {
  if (!hasCjk(text)) return isSentence(text) ? text : undefined;
  return /[?？]\s*$/.test(text) || QUESTION_WORD.test(english) ? english : undefined;
}
