import type { TextSection } from '../../../schema/page-text.ts';
import type { KnownQuestions } from '../../../schema/section-questions.ts';

/** What the assistant knows of a page. */
export interface CorpusPage {
  title: string;
  description: string;
  /** Questions that its author says it answers. */
  questions: readonly string[];
  /** The same and others in readers' words, which are never shown. */
  wordings: readonly string[];
  /** Names on the way to the page. */
  trail: readonly string[];
  sections: readonly TextSection[];
}

/** The pages that the assistant quotes from. */
export interface Corpus {
  page(path: string): Promise<CorpusPage | undefined>;
  /** Questions that readers are known to ask. */
  questions(): Promise<KnownQuestions>;
  /** English words, the most frequent first. */
  commonWords(): Promise<readonly string[]>;
}
