import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type Answer, type AnswerEvent, addEvent, emptyAnswer } from '../../src/assistant/answer.ts';
import { readQueries } from '../search/measure.ts';

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
  /** Off-topic too; `last` was written when everything was chosen. */
  later: string[];
  last: string[];
  injections: string[];
}

/** What one measurement asks. */
export type Measured = Pick<Questions, 'asked' | 'followUps' | 'offTopic'>;

/** How well questions are answered, as shares. */
export interface AssistantLevel {
  questions: number;
  offTopic: number;
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

/** Parts of the measurement: what weights were chosen on, what was held back, and what others wrote or came last. */
export const PARTS = ['tuned', 'held', 'others'] as const;

/** One of the parts. */
export type Part = (typeof PARTS)[number];

/** The questions of one part; every third line of each list is held back. */
export function partOf({ asked, followUps, offTopic, later, last }: Questions, part: Part): Measured {
  if (part === 'others') return { asked: searchQuestions(), followUps: [], offTopic: last };
  const pick = <T>(list: readonly T[]) => list.filter((_, at) => isHeld(at) === (part === 'held'));
  return {
    asked: pick(asked),
    followUps: pick(followUps),
    offTopic: part === 'tuned' ? [...pick(offTopic), ...later] : pick(offTopic),
  };
}

/** Questions that the search is measured by: asked in other words than the pages use. */
function searchQuestions(): WantedAnswer[] {
  const queries = readQueries().filter(({ kind }) => kind === 'question');
  return queries.map(({ query, page }) => ({ question: query, page }));
}

/** The answer that events add up to. */
export const answerOf = (question: string, events: readonly AnswerEvent[]): Answer =>
  events.reduce(addEvent, emptyAnswer(question));

/** Page of an address within the site. */
export const pageOf = (url: string): string => url.split('#')[0] ?? url;

/** Measures hits, false refusals and refusals. */
export async function measureAnswers(questions: Measured, ask: AskAssistant): Promise<AssistantLevel> {
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
    offTopic: questions.offTopic.length,
    hit: share(hits, asked.length),
    hit1: share(first, asked.length),
    falseRefusals: share(wrongly, asked.length),
    refused: share(rightly, questions.offTopic.length),
  };
}

/** A share over several parts together. */
export function overall(levels: readonly AssistantLevel[], figure: 'falseRefusals' | 'refused'): number {
  const of = (level: AssistantLevel) => (figure === 'refused' ? level.offTopic : level.questions);
  const sum = (value: (level: AssistantLevel) => number) => levels.reduce((all, level) => all + value(level), 0);
  return sum((level) => level[figure] * of(level)) / sum(of);
}
