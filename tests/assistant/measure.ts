import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type Answer, type AnswerEvent, addEvent, emptyAnswer } from '../../src/assistant/answer.ts';

/** A question with the pages that answer it. */
export interface WantedAnswer {
  question: string;
  before?: string[];
  page: string | string[];
}

/** `questions.yaml`. */
export interface Questions {
  asked: WantedAnswer[];
  followUps: WantedAnswer[];
  offTopic: string[];
  injections: string[];
}

/** How well questions are answered, as shares. */
export interface AssistantLevel {
  questions: number;
  /** The right page is among the sources; is the first one. */
  hit: number;
  hit1: number;
  falseRefusals: number;
  refused: number;
}

/** Asks the assistant. */
export type AskAssistant = (question: string, before?: readonly string[]) => Promise<AnswerEvent[]>;

/** The questions that the assistant is measured by. */
export function readQuestions(file = 'tests/assistant/questions.yaml'): Questions {
  return parse(readFileSync(file, 'utf8'));
}

const isHeld = (at: number) => at % 3 === 2;

/** Every third line of each list was held back while thresholds were chosen. */
export function partOf({ asked, followUps, offTopic, injections }: Questions, part: 'tuned' | 'held'): Questions {
  const pick = <T>(list: readonly T[]) => list.filter((_, at) => isHeld(at) === (part === 'held'));
  return {
    asked: pick(asked),
    followUps: pick(followUps),
    offTopic: pick(offTopic),
    injections: pick(injections),
  };
}

/** The answer that events add up to. */
export const answerOf = (question: string, events: readonly AnswerEvent[]): Answer =>
  events.reduce(addEvent, emptyAnswer(question));

/** Page of an address within the site. */
export const pageOf = (url: string): string => url.split('#')[0] ?? url;

/** Measures hits, false refusals and refusals. */
export async function measureAnswers(questions: Questions, ask: AskAssistant): Promise<AssistantLevel> {
  let [hits, first, wrongly, rightly] = [0, 0, 0, 0];
  const asked = [...questions.asked, ...questions.followUps];
  for (const { question, before, page } of asked) {
    const { sources, none } = answerOf(question, await ask(question, before));
    const wanted = [page].flat();
    if (sources.some(({ url }) => wanted.includes(pageOf(url)))) hits++;
    if (wanted.includes(pageOf(sources[0]?.url ?? ''))) first++;
    if (none) wrongly++;
  }
  for (const question of questions.offTopic) if (answerOf(question, await ask(question)).none) rightly++;
  const share = (count: number, all: number) => Number((count / all).toFixed(3));
  return {
    questions: asked.length,
    hit: share(hits, asked.length),
    hit1: share(first, asked.length),
    falseRefusals: share(wrongly, asked.length),
    refused: share(rightly, questions.offTopic.length),
  };
}
