import { hasCjk } from '../../search/engine/fold.ts';
import type { AnswerEvent } from './answer.ts';

/** Maximum number of suggested questions after an answer. */
const MAX_NEXT = 3;
/** Questions that share a larger part of their words count as the same. */
const MAX_SHARED_WORD_SHARE = 0.6;

/** Returns the questions that a page answers, according to its author. */
export type GetQuestions = (path: string) => readonly string[];

/** Returns questions that the pages of an answer also answer, according to their authors, except those already asked. */
export function getNextQuestions(
  getQuestions: GetQuestions,
  urls: readonly string[],
  askedQuestions: readonly string[],
): string[] {
  const paths = [...new Set(urls.map((url) => url.replace(/#.*/, '')))];
  const lists = paths.map((path) => getQuestions(path).filter(isQuestion));
  const isCjk = hasCjk(askedQuestions.at(-1) ?? '');
  const next: string[] = [];
  // Takes one question of each page in turn.
  for (let index = 0; index < Math.max(0, ...lists.map(({ length }) => length)); index++)
    for (const question of lists.flatMap((list) => list[index] ?? []))
      if (hasCjk(question) === isCjk && !isSimilarToAny(question, [...askedQuestions, ...next])) next.push(question);
  return next.slice(0, MAX_NEXT);
}

const isQuestion = (text: string) => /[?？]$/.test(text.trim());

function isSimilarToAny(question: string, others: readonly string[]): boolean {
  const words = getWords(question);
  return others.some((other) => {
    const otherWords = getWords(other);
    const shared = [...words].filter((word) => otherWords.has(word)).length;
    return shared / Math.max(1, Math.min(words.size, otherWords.size)) > MAX_SHARED_WORD_SHARE;
  });
}

/** Words that occur in many questions. */
const STOP_WORDS = new Set(
  'a an and are can do does for how i in is it my of on or the to what when which why with'.split(' '),
);

function getWords(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.filter((word) => !STOP_WORDS.has(word)));
}

/** Adds the questions to ask next to the events of an answer, just before `done`. */
export async function* withNextQuestions(
  events: Iterable<AnswerEvent> | AsyncIterable<AnswerEvent>,
  getQuestions: GetQuestions,
  askedQuestions: readonly string[],
): AsyncGenerator<AnswerEvent, void, undefined> {
  let urls: string[] = [];
  for await (const event of events) {
    if (event.type === 'restart') urls = [];
    if (event.type === 'source') urls.push(event.source.url);
    if (event.type === 'done') {
      const questions = getNextQuestions(getQuestions, urls, askedQuestions);
      if (questions.length > 0) yield { type: 'next', questions };
    }
    yield event;
  }
}
