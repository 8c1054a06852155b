import { hasCjk } from './fold.ts';
import { isSentence } from './sentence.ts';

const QUESTION_MARK = /[?？]\s*$/;
/** How English questions start. Longer queries also count as sentences without these words. */
const OPENING =
  /^(?:how|why|what|when|where|which|who|whose|can|could|do|does|did|is|are|should|would|will|may|must|has|have)(?:['’]s)?\s/i;
/** Words and endings that make a Japanese, Korean or Chinese text a question without a question mark. */
const CJK_QUESTION =
  /(?:ですか|ますか|のか|どう|なぜ|何が|何を|いつ|どこ|방법|어떻게|무엇|왜|언제|나요|까요|인가요|怎么|怎样|如何|为什么|什么|吗|哪|多少)/u;
/** Shorter queries name a topic rather than ask something. */
const SHORTEST = { words: 3, cjkCharacters: 5 } as const;

/** True for a query that asks a question, so that an answer helps more than a list of pages. */
export function isQuestion(query: string): boolean {
  const text = query.trim();
  if (text.includes('\n')) return false;
  if (hasCjk(text)) {
    const isLong = text.replace(/\s/g, '').length >= SHORTEST.cjkCharacters;
    return isLong && (QUESTION_MARK.test(text) || CJK_QUESTION.test(text));
  }
  if (isSentence(text)) return true;
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
  return words >= SHORTEST.words && (QUESTION_MARK.test(text) || OPENING.test(text));
}
