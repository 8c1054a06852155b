import type { AnswerEvent } from '../engine/answer.ts';
import { answerInContext, type PreparedAnswer } from '../engine/answer-in-context.ts';
import type { AnswerInput } from '../engine/answer-question.ts';
import { getModelPassages } from '../engine/model-passages.ts';
import { type AssistantSources, createPreparer, type Question } from '../engine/prepare.ts';
import type { SourcePassage } from '../engine/verify/passage.ts';

/** Questions, and the sources of answers. */
export type { AssistantSources, Question } from '../engine/prepare.ts';

/** Answers questions from the pages of the site. */
export interface Assistant {
  /** Returns the events of an answer, `done` last. */
  ask(question: Question): Promise<AnswerEvent[]>;
  /** The same events, with the passages that a model can answer from. */
  draft(question: Question): Promise<AnswerDraft>;
}

/** A quoted answer, and what a model needs to write a better one. */
export interface AnswerDraft {
  quoted: AnswerEvent[];
  passages: SourcePassage[];
}

/** An assistant that also returns what it answers from. */
export interface InspectableAssistant extends Assistant {
  prepare(question: Question): Promise<AnswerInput>;
}

/** Creates the assistant over an index and a corpus, which are opened at the first question. */
export function createAssistant(sources: AssistantSources, maxCachedPages?: number): InspectableAssistant {
  const prepare = createPreparer(sources, maxCachedPages);
  return {
    prepare,
    ask: async (question) => (await answerInContext(prepare, question)).events,
    draft: async (question) => getDraft(await answerInContext(prepare, question)),
  };
}

const getDraft = ({ input, events }: PreparedAnswer): AnswerDraft => ({
  quoted: events,
  passages: getModelPassages(input),
});
