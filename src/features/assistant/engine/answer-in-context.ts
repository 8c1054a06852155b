import type { AnswerEvent } from './answer.ts';
import { type AnswerInput, answerQuestion } from './answer-question.ts';
import type { Question } from './prepare.ts';

/** The events of an answer, `done` last, and what it was created from. */
export interface PreparedAnswer {
  input: AnswerInput;
  events: AnswerEvent[];
}

const isRefusal = (events: readonly AnswerEvent[]) => events.some(({ type }) => type === 'none');

/**
 * Answers a question of a conversation. A follow-up is read together with the question before it; if that finds nothing,
 * it is read alone, because it may be about something else.
 */
export async function answerInContext(
  prepare: (question: Question) => Promise<AnswerInput>,
  question: Question,
): Promise<PreparedAnswer> {
  const input = await prepare(question);
  const events = answerQuestion(input);
  if (!input.expanded || !isRefusal(events)) return { input, events };
  const alone = await prepare({ ...question, before: [] });
  const eventsAlone = answerQuestion(alone);
  return isRefusal(eventsAlone) ? { input, events } : { input: alone, events: eventsAlone };
}
