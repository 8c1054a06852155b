import { fold, hasCjk } from './fold.ts';
import { isSmall } from './stem.ts';
import { tokensOf } from './terms.ts';
import { MEANING } from './weights.ts';

/** What only code and addresses look like; `next.js` and `LangChain` are names that people use in sentences. */
const CODE = /_|::|\(\)|[\p{L}\p{N}](?:[./:@-]+[\p{L}\p{N}]+){3}|[\p{L}\p{N}]+(?:\.[\p{L}\p{N}]+){2}/u;

/** True for what was asked in words of one's own: a sentence, with the small words that names and keywords go without. */
export function isAskedInWords(text: string): boolean {
  if (hasCjk(text) || CODE.test(text)) return false;
  const words = tokensOf(text);
  const small = words.filter(({ raw }) => isSmall(fold(raw).replace(/['’]/g, '')));
  return words.length >= MEANING.words && small.length >= MEANING.smallWords;
}
