import { ASK } from '../../../site/limits.ts';
import type { SearchResponse } from '../../search/engine/types.ts';
import { type Answer, addEvent, emptyAnswer } from '../engine/answer.ts';
import { getNextQuestions } from '../engine/next-questions.ts';
import type { Assistant, Question } from './assistant.ts';
import { createQuestionLookup } from './corpus.ts';
import type { AssistantPages } from './services.ts';

/** An answer as it is stored and shown. */
export async function collectAnswer(assistant: Assistant, question: Question): Promise<Answer> {
  return (await assistant.ask(question)).reduce(addEvent, emptyAnswer(question.question));
}

/** Returns the assistant's answer to a question in the search field; search results are shown without it if it fails. */
export async function getSearchAnswer(
  { assistant }: Pick<AssistantPages, 'assistant'>,
  searchResponse: SearchResponse | undefined,
): Promise<Answer | undefined> {
  if (!searchResponse?.question || searchResponse.query.length > ASK.questionChars) return undefined;
  return collectAnswer(assistant, { question: searchResponse.query }).catch(() => undefined);
}

/** Returns the answer for the query of the assistant's page; undefined without a question. */
export async function getPageAnswer(
  { assistant, site }: AssistantPages,
  query: URLSearchParams,
): Promise<Answer | undefined> {
  const question = (query.get('q') ?? '').trim().slice(0, ASK.questionChars).trim();
  if (!question) return undefined;
  const answer = await collectAnswer(assistant, { question });
  const next = getNextQuestions(
    createQuestionLookup(site),
    answer.sources.map(({ url }) => url),
    [question],
  );
  return next.length > 0 ? { ...answer, next } : answer;
}
