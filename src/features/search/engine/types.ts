/** Tabs of the search, as readers see them. */
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

/** A stretch of an excerpt or title; marked where it matches. */
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
  /** Best first, at most three. */
  sections: FoundSection[];
}

/** What a query found. */
export interface SearchAnswer {
  /** The original query, trimmed. */
  query: string;
  /** The query that was answered, where spelling was corrected. */
  corrected?: string;
  tab: SearchTab;
  pages: FoundPage[];
  total: number;
  /** A page of another tab that answers far better than any of this one, where that was requested. */
  bestInOtherTab?: FoundPage;
  /** Pages in each tab for the same query. */
  counts: Partial<Record<SearchTab, number>>;
  /** What to ask instead, where nothing was found. */
  suggestion?: string;
  /** Set where the query asks something in words, so that the assistant can be asked instead. */
  question?: true;
  /** Set where the query was read as a pasted error. */
  error?: { reduced: string };
}

/** Options of a query. */
export interface SearchOptions {
  tab?: SearchTab;
  limit?: number;
  /** True if a far better page of another tab should be reported. */
  includeOtherTabs?: boolean;
  /** True if scores are compared with thresholds: sentences are ranked by their words alone. */
  byWords?: boolean;
  /** False where only the places count: nothing is marked, and excerpts are empty. */
  excerpts?: boolean;
}

/** Where index files come from: the network in a worker, memory on the server. */
export type ReadFile = (name: string) => Promise<Uint8Array>;

/** Answers queries. */
export interface SearchEngine {
  search(query: string, options?: SearchOptions): Promise<SearchAnswer>;
  /** Reads what later queries may need, so that they work without a network; continues as long as `wanted` returns true. */
  load(shouldContinue?: () => boolean): Promise<void>;
}
