import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type Answer, type AnswerEvent, addEvent, emptyAnswer } from '../../src/features/assistant/engine/answer.ts';
import { readQueries } from '../search/measure.ts';

/** A question with the pages that answer it. */
export interface ExpectedAnswer {
  question: string;
  before?: string[];
  page: string | string[];
}

/** `questions.yaml`. */
export interface Questions {
  standalone: ExpectedAnswer[];
  followUps: ExpectedAnswer[];
  /** Three lists of questions about something else. */
  offTopic: string[];
  later: string[];
  last: string[];
  injections: string[];
}

/** Older questions, by the page that answers them; the ranker is trained on them too. */
export function readQuestions(file = 'tests/assistant/questions.yaml'): Questions {
  return parse(readFileSync(file, 'utf8'));
}

/** Questions that search is measured by: phrased differently from the pages. */
export function readSearchQuestions(): ExpectedAnswer[] {
  const queries = readQueries().filter(({ kind }) => kind === 'question');
  return queries.map(({ query, page }) => ({ question: query, page }));
}

/** The answer that a list of events adds up to. */
export const getAnswer = (question: string, events: readonly AnswerEvent[]): Answer =>
  events.reduce(addEvent, emptyAnswer(question));

/** Path of a URL within the site. */
export const getPage = (url: string): string => url.split('#')[0] ?? url;
