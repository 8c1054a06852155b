import type { AnswerSource } from '../answer.ts';

/** A numbered passage that a model answers from. */
export interface SourcePassage {
  source: AnswerSource;
  /** Markdown: prose, lists, tables and code. */
  text: string;
}
