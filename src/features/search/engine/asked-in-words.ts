import { fold, hasCjk } from './fold.ts';
import { isSmall } from './stem.ts';
import { getTokens } from './terms.ts';
import { MEANING } from './weights.ts';

/** What only code and addresses look like; `next.js` and `LangChain` are names that people use in sentences. */
const CODE = /_|::|\(\)|[\p{L}\p{N}](?:[./:@-]+[\p{L}\p{N}]+){3}|[\p{L}\p{N}]+(?:\.[\p{L}\p{N}]+){2}/u;

/** True for what was asked in words of one's own: a sentence, with the small words that names and keywords go without. */
export function isAskedInWords(text: string): boolean {
  if (hasCjk(text) || CODE.test(text)) return false;
  const words = getTokens(text);
  const small = words.filter(({ raw }) => isSmall(fold(raw).replace(/['’]/g, '')));
  return words.length >= MEANING.words && small.length >= MEANING.smallWords;
}

const ASKS = /\b(?:how|why|what|when|where|which|who|can|does)\b/;

/** A sentence in English words, as far as one was asked: as typed, or what is known of it in English where it is a question in another language. */
export function askedInEnglish(text: string, said: string): string | undefined {
  if (!hasCjk(text)) return isAskedInWords(text) ? text : undefined;
  return /[?？]\s*$/.test(text) || ASKS.test(said) ? said : undefined;
}
