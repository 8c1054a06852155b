import type { ParsedQuestion } from '../../search/engine/question.ts';
import { isStopWord } from '../../search/engine/stem.ts';
import type { WordRanks } from './off-topic.ts';

/**
 * The question with its misspelt words corrected, so that a slip of the keyboard does not look like another subject.
 * A word of general English is not corrected, even if a word of the site is similar: `pasta` is not `paste`.
 */
export function correctMisspeltWords(question: ParsedQuestion, ranks: WordRanks): ParsedQuestion {
  const names = new Set(question.unknownWords.filter(({ name }) => name).map(({ word }) => word));
  const isMisspelt = (word: string) => !ranks.has(word) && !names.has(word);
  const corrected = new Set<string>();
  const typed = question.typed.map((one) => {
    if (!one.correction || !isMisspelt(one.word)) return one;
    corrected.add(one.word);
    return one.correction;
  });
  return { ...question, typed, unknownWords: question.unknownWords.filter(({ word }) => !corrected.has(word)) };
}

const MIN_SMALL_WORD = 3;

/** Replaces small words of which two letters are swapped, such as `hwo` or `teh`: nobody means another subject by them. */
export function correctSmallWords(question: string, ranks: WordRanks): string {
  return question.replace(/(?<![\p{L}\p{N}_./:@'’-])\p{Ll}+(?![\p{L}\p{N}_/:@'’-])/gu, (word) =>
    word.length < MIN_SMALL_WORD || isStopWord(word) || ranks.has(word) ? word : (findSmallWord(word) ?? word),
  );
}

function findSmallWord(word: string): string | undefined {
  const swapped = Array.from(
    { length: word.length - 1 },
    (_, index) => word.slice(0, index) + word[index + 1] + word[index] + word.slice(index + 2),
  );
  return swapped.findLast(isStopWord);
}
