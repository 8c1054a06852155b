import { type Answer, addEvent, emptyAnswer } from '../../assistant/answer.ts';
import { ASK } from '../../site/limits.ts';
import type { Assistant, Question } from './assistant.ts';

/** An answer as it is kept and shown. */
export async function answered(assistant: Assistant, question: Question): Promise<Answer> {
  return (await assistant.ask(question)).reduce(addEvent, emptyAnswer(question.question));
}

/** What the assistant's page shows for its query; nothing where nothing is asked. */
export async function answeredOfPage(assistant: Assistant, query: URLSearchParams): Promise<Answer | undefined> {
  const question = (query.get('q') ?? '').trim().slice(0, ASK.questionChars).trim();
  return question ? answered(assistant, { question }) : undefined;
}
