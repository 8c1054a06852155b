import type { EndpointServices } from '../../../http/feature.ts';
import type { SavedResults } from '../../../lib/saved-results.ts';
import type { StoreResult } from '../../../platform/store/store.ts';
import type { PageText } from '../../../schema/page-text.ts';
import type { Site } from '../../../source/site.ts';
import type { Assistant } from './assistant.ts';
import type { AnswerWriter } from './model/answer-writer.ts';

/** The pages that answers are quoted from, and their text. */
export interface QuotablePages {
  site: Site;
  text(path: string): Promise<PageText | undefined>;
  savedCorpus?: SavedVersions | undefined;
}

/** Hashes of corpus files by path, for pages that have not changed since an earlier run. */
export interface SavedVersions {
  get(path: string): string | undefined;
  set(path: string, version: string): void;
  /** Results derived from data files and titles. */
  results?: SavedResults;
}

/** The assistant, and the pages for its suggested questions. */
export interface AssistantPages {
  assistant: Assistant;
  site: Pick<Site, 'pages'>;
}

/** What the assistant uses of the server. */
export interface AssistantServices extends EndpointServices {
  renderer(): AssistantPages | Promise<AssistantPages>;
}

/** A stored vote on an answer. */
export interface AnswerVote {
  page: string;
  feedback: 'positive' | 'negative';
  comment: string;
}

/** What the assistant needs of other features. */
export interface AssistantDependencies {
  saveFeedback(
    services: Pick<EndpointServices, 'env' | 'store'>,
    vote: AnswerVote,
    visit: string,
  ): Promise<StoreResult<{ reference: string }>>;
}

/** What the assistant's endpoints use. */
export interface AskServices extends AssistantServices, AssistantDependencies {
  /** Answers written by a model; absent: answers are quoted. */
  writing?: AnswerWriter | undefined;
}
