import type { ParsedQuestion, QuestionReader } from '../../search/engine/question.ts';
import { getTerms } from '../../search/engine/terms.ts';
import type { QuestionIndex } from './question-index.ts';

/**
 * Reads a question. A word that no page contains, but that an author listed in a question of a page, is known: it is
 * not a misspelt word or the name of something else.
 */
export async function readWithQuestionWords(
  reader: Pick<QuestionReader, 'read'>,
  text: string,
  questions: Pick<QuestionIndex, 'hasTerm'>,
): Promise<ParsedQuestion> {
  const parsed = await reader.read(text);
  const listed = parsed.unknownWords.filter(({ word }) => questions.hasTerm(getTerm(word)));
  if (listed.length === 0) return parsed;
  const words = new Set(listed.map(({ word }) => word));
  const others = await reader.read(removeWords(text, words));
  return {
    words: [...others.words, ...listed.map(({ word, weight }) => createWord(getTerm(word), weight))],
    readText: [others.readText, ...words].join(' ').trim(),
    unknownWords: parsed.unknownWords.filter(({ word }) => !words.has(word)),
    typed: parsed.typed.map((one) =>
      words.has(one.word) ? { word: one.word, term: one.term, share: one.share } : one,
    ),
  };
}

const getTerm = (word: string) => getTerms(word, 'prose').words[0] ?? word;
const createWord = (term: string, weight: number) => ({ terms: [{ term, weight: 1 }], weight, known: true });

function removeWords(text: string, words: ReadonlySet<string>): string {
  return text.replace(/[\p{L}\p{N}]+/gu, (word) => (words.has(word.toLowerCase()) ? '' : word));
}
