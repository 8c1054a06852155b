import { hasCjk } from '../../../search/engine/fold.ts';
import { isStopWord } from '../../../search/engine/stem.ts';

/** Share of small words, such as "how" and "the", that questions in English have at least. */
const MIN_SMALL_WORD_SHARE = 0.2;

/** True for a question in another language than the passages: its answer cannot be compared word by word. */
export function isNonEnglish(question: string): boolean {
  if (hasCjk(question)) return true;
  const words = question.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.filter(isStopWord).length < words.length * MIN_SMALL_WORD_SHARE;
}
