import type { ReadQuestion } from '../search/question.ts';
import type { AnswerEvent } from './answer.ts';
import { candidatesOf } from './candidates.ts';
import { compose } from './compose.ts';
import type { FoundSource } from './passage.ts';
import { whyNot } from './refusal.ts';

/** What an answer is made from. */
export interface Asked {
  /** As it was typed. */
  question: string;
  /** With what it leans on. */
  whole: string;
  read: ReadQuestion;
  /** Pages that the search found, best first. */
  sources: readonly FoundSource[];
  /** Where to begin where nothing is near. */
  start: readonly { title: string; url: string }[];
}

/** Near pages that are named where there is no answer. */
const NEAR = 3;

/** The events of an answer, `done` last. */
export function answerQuestion({ question, whole, read, sources, start }: Asked): AnswerEvent[] {
  const candidates = candidatesOf(whole, read.words, sources);
  const reason = whyNot(question, read, candidates);
  const events = reason ? [] : compose(`${whole} ${question}`, read.words, candidates);
  if (events.length > 0) return [...events, { type: 'done' }];
  const near = candidates.slice(0, NEAR).map(({ source: { title, url } }) => ({ title, url }));
  const pages = reason !== 'off-topic' && near.length > 0 ? near : [...start];
  return [{ type: 'none', reason: reason ?? 'not-found', pages }, { type: 'done' }];
}
