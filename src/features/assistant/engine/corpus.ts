import type { TextSection } from '../../../schema/page-text.ts';
import type { KnownQuestions } from '../../../schema/section-questions.ts';

export interface CorpusPage {
  title: string;
  description: string;
  /** Questions that the page answers, according to its author. */
  questions: readonly string[];
  /** More wordings of these questions, which are never shown. */
  wordings: readonly string[];
  /** Titles of the breadcrumbs. */
  trail: readonly string[];
  sections: readonly TextSection[];
}

/** The pages that the assistant can quote from. */
export interface Corpus {
  page(path: string): Promise<CorpusPage | undefined>;
  /** Questions that readers are known to ask. */
  questions(): Promise<KnownQuestions>;
  /** English words, the most frequent first. */
  commonWords(): Promise<readonly string[]>;
}
