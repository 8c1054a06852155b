import { hasCjk } from '../../search/engine/fold.ts';
import type { AnswerEvent } from './answer.ts';

/** Questions that are suggested after an answer. */
const MAX_NEXT = 3;
/** Questions that share more of their words say the same. */
const MAX_SHARED_WORD_SHARE = 0.6;

/** Questions that the author of a page says it answers, by its path. */
export type GetQuestions = (path: string) => readonly string[];

/** Questions that the pages of an answer also answer, according to their authors; without questions that were already asked. */
export function getNextQuestions(
  getQuestions: GetQuestions,
  urls: readonly string[],
  askedQuestions: readonly string[],
): string[] {
  const paths = [...new Set(urls.map((url) => url.replace(/#.*/, '')))];
  const lists = paths.map((path) => getQuestions(path).filter(isQuestion));
  const isCjk = hasCjk(askedQuestions.at(-1) ?? '');
  const next: string[] = [];
  // One of each page in turn, the first page first.
  for (let at = 0; at < Math.max(0, ...lists.map(({ length }) => length)); at++)
    for (const question of lists.flatMap((list) => list[at] ?? []))
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

/** Words that every question has. */
const STOP_WORDS = new Set(
  'a an and are can do does for how i in is it my of on or the to what when which why with'.split(' '),
);

function getWords(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.filter((word) => !STOP_WORDS.has(word)));
}

/** The events of an answer with the questions to ask next, just before `done`. */
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
