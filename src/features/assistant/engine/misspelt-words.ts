import type { ParsedQuestion } from '../../search/engine/question.ts';
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
