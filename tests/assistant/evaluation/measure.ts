import {
  type Answer,
  type AnswerPart,
  addEvent,
  emptyAnswer,
  partText,
} from '../../../src/features/assistant/engine/answer.ts';
import type { Question } from '../../../src/features/assistant/server/assistant.ts';
import { containsFact } from './facts.ts';
import { getQuestion, heldOutHalf, tuningHalf } from './open-assistant.ts';
import { type Entry, readPart } from './schema.ts';

/** Asks the assistant and returns the whole answer. */
export type Ask = (question: Question) => Promise<Answer>;

/** Shares of one group of questions. */
export interface Quality {
  questions: number;
  /** The answer contains all facts; for questions without an answer, it says so. */
  right: number;
  /** The sources include a page that answers the question. */
  page: number;
  /** There was no answer. */
  none: number;
  /** Characters of prose in an answer, on average. */
  characters: number;
}

type Answerable = Entry<'tuning'> & { first?: string };

const groups = {
  tuning: () => readPart('tuning') as Answerable[],
  'held out': () => readPart('heldout') as Answerable[],
  short: () => readPart('short') as Answerable[],
  'follow-ups, tuning': () => tuningHalf(readPart('follow-ups')) as Answerable[],
  'follow-ups, held out': () => heldOutHalf(readPart('follow-ups')) as Answerable[],
  'ja, ko, zh': () => readPart('languages') as Answerable[],
} as const;
const refusals = {
  'unanswerable, tuning': () => tuningHalf(readPart('unanswerable')),
  'unanswerable, held out': () => heldOutHalf(readPart('unanswerable')),
  'unanswerable, short': () => heldOutHalf(readPart('unanswerable-short')),
  'off-topic, tuning': () => tuningHalf(readPart('off-topic')),
  'off-topic, held out': () => heldOutHalf(readPart('off-topic')),
  'off-topic, short': () => heldOutHalf(readPart('off-topic-short')),
} as const;

/** Names of the groups. */
export type Group = keyof typeof groups | keyof typeof refusals;

/** A missed answer, for debugging. */
export interface Miss {
  group: Group;
  id: string;
  question: string;
  answer: Answer;
}

/** Asks everything and counts. */
export async function measure(ask: Ask, onMiss: (miss: Miss) => void = () => {}): Promise<Record<Group, Quality>> {
  const levels: Partial<Record<Group, Quality>> = {};
  for (const [group, read] of Object.entries(groups) as [keyof typeof groups, () => Answerable[]][]) {
    const quality = await countAll(read(), async (entry) => {
      const answer = await ask(getQuestion(entry));
      const right = hasFacts(answer, entry.facts);
      if (!right) onMiss({ group, id: entry.id, question: entry.question, answer });
      return { answer, right, page: entry.page.some((path) => answer.sources.some(({ url }) => isPage(url, path))) };
    });
    levels[group] = quality;
  }
  for (const [group, read] of Object.entries(refusals) as [
    keyof typeof refusals,
    () => { id: string; question: string }[],
  ][]) {
    levels[group] = await countAll(read(), async ({ id, question }) => {
      const answer = await ask({ question });
      if (!answer.none) onMiss({ group, id, question, answer });
      return { answer, right: answer.none !== undefined, page: false };
    });
  }
  return levels as Record<Group, Quality>;
}

const isPage = (url: string, path: string) => url === path || url.startsWith(`${path}#`);

/** True if the answer contains one alternative of every fact. */
export function hasFacts({ parts }: Answer, facts: readonly (readonly string[])[]): boolean {
  const text = parts.map(partText).join('\n');
  return facts.every((alternatives) => alternatives.some((fact) => containsFact(text, fact)));
}

interface MeasuredAnswer {
  answer: Answer;
  right: boolean;
  page: boolean;
}

async function countAll<One>(
  entries: readonly One[],
  count: (entry: One) => Promise<MeasuredAnswer>,
): Promise<Quality> {
  const all: MeasuredAnswer[] = [];
  for (const entry of entries) all.push(await count(entry));
  const share = (is: (one: MeasuredAnswer) => boolean) =>
    Number((all.filter(is).length / Math.max(1, all.length)).toFixed(3));
  const prose = (part: AnswerPart) => (part.type === 'code' ? 0 : partText(part).length);
  const answered = all.filter(({ answer }) => !answer.none);
  const characters = answered.reduce(
    (sum, { answer }) => sum + answer.parts.reduce((total, part) => total + prose(part), 0),
    0,
  );
  return {
    questions: all.length,
    right: share(({ right }) => right),
    page: share(({ page }) => page),
    none: share(({ answer }) => answer.none !== undefined),
    characters: Math.round(characters / Math.max(1, answered.length)),
  };
}

/** Wraps a function that returns events into one that returns the whole answer. */
export function createAsk(ask: (question: Question) => Promise<Parameters<typeof addEvent>[1][]>): Ask {
  return async (question) => (await ask(question)).reduce(addEvent, emptyAnswer(question.question));
}
