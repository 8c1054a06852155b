/** Titles of the search tabs. */
export type SearchTab =
  | 'Docs'
  | 'Integrations'
  | 'Self Hosting'
  | 'FAQ & Guides'
  | 'Security'
  | 'Handbook'
  | 'Blog'
  | 'GitHub'
  | 'All';

/** A piece of an excerpt or title; marked if it matches. */
export interface Piece {
  text: string;
  marked: boolean;
}

/** A part of a page that matches. */
export interface FoundSection {
  /** Id of the heading; empty for the page's start. */
  id: string;
  heading: Piece[];
  url: string;
  excerpt: Piece[];
  score: number;
}

/** A page that matches, with its best sections. */
export interface FoundPage {
  path: string;
  url: string;
  title: Piece[];
  tab: SearchTab;
  /** Identifier of the page's section, or `github`. */
  section: string;
  /** Titles of the breadcrumbs. */
  trail: string[];
  /** The page's label, the plan it is for, or the state of a thread. */
  badge?: string;
  score: number;
  /** The best three sections at most, best first. */
  sections: FoundSection[];
}

/** Results of a query. */
export interface SearchResponse {
  /** The original query, trimmed. */
  query: string;
  /** The corrected query, if spelling was corrected. */
  corrected?: string;
  tab: SearchTab;
  pages: FoundPage[];
  total: number;
  /** A much better page of another tab, if requested. */
  bestInOtherTab?: FoundPage;
  /** Pages in each tab for the same query. */
  counts: Partial<Record<SearchTab, number>>;
  /** A suggested query if nothing was found. */
  suggestion?: string;
  /** Set if the query is a question that the assistant can answer. */
  question?: true;
  /** Set if the query was treated as a pasted error. */
  error?: { reduced: string };
}

/** Options of a query. */
export interface SearchOptions {
  tab?: SearchTab;
  limit?: number;
  /** True if a much better page of another tab should be reported. */
  includeOtherTabs?: boolean;
  /** True if scores are compared with thresholds: sentences are ranked by their words alone. */
  byWords?: boolean;
  /** False if only the ranking is needed: nothing is marked, and excerpts are empty. */
  excerpts?: boolean;
}

/** Where index files come from: the network in a worker, memory on the server. */
export type ReadFile = (name: string) => Promise<Uint8Array>;

export interface SearchEngine {
  search(query: string, options?: SearchOptions): Promise<SearchResponse>;
  /** Loads files that later queries may need, so that they work offline; continues as long as `shouldContinue` returns true. */
  load(shouldContinue?: () => boolean): Promise<void>;
}
