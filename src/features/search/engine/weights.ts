/** Weight of a word by the field it is in. */
export const FIELD = {
  title: 6.5,
  /** The page's title, for its later sections. */
  titleBelow: 1.6,
  otherTitle: 3,
  heading: 3,
  question: 3,
  description: 3,
  path: 1.5,
  folder: 1,
  error: 3,
  name: 2,
  nameInCode: 2,
  body: 0.55,
  code: 0.6,
} as const;

/** BM25: saturation of repeated words, influence of length, and average section length in words. */
export const BM25 = { k1: 2.5, b: 0.5, averageWords: 120 } as const;

/** Prior of issues and discussions; pages have the prior of their section. */
export const THREAD_PRIOR = 0.4;

/** Weights of a query's words. */
export const QUERY = {
  small: 0.15,
  light: 0.4,
  /** A name that matches exactly. */
  name: 3,
  nameParts: 0.6,
  prefix: 0.8,
  /** Longer words that begin with a known last word. */
  prefixOfKnown: 0.3,
  synonym: 0.85,
  /** A second correction of a misspelt word. */
  otherSpelling: 0.75,
  /** Two words that follow each other in a title, heading or question. */
  phrase: 0.45,
  /** Two words that a page writes as one. */
  joined: 0.8,
  /** Neighbouring characters of another language, and those of a term that is also known in English. */
  cjkPair: 0.2,
  cjkOwn: 0.6,
} as const;

/** How the scores of a page's sections add up. */
export const PAGE = {
  /** Share of the second and third section. */
  others: 0.3,
  /** Share of the coverage of the whole page. */
  whole: 0.27,
  coverage: 1.3,
  /** Bonus of a page whose title equals the query: up to this share, and at least this much. */
  title: 0.95,
  minNamed: 0.85,
  /** Sentences are often answered by questions that have been asked before. */
  questionInFaq: 1.1,
  /** Posts and the handbook give reasons; otherwise they count less than the docs. */
  reason: 1.6,
  /** The page of a tool that the query does not name. */
  otherTool: 0.7,
  /** Pages with a smaller share of the best page's coverage are not shown. */
  minCoverage: 0.35,
  errorMatch: 60,
  /** A page of another tab is reported if its score is at least this multiple of the tab's best. */
  farBetter: 2.5,
} as const;

/** How questions are compared with pages by meaning. */
export const MEANING = {
  /** Weight: a page with exactly the meaning of the query gains this share of the best score. */
  weight: 1.2,
  /** Minimum number of words, and of small words among them, in a sentence; other queries are not compared. */
  words: 5,
  smallWords: 2,
} as const;
