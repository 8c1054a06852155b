/** How much a word counts by where it stands. */
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

/** BM25: how fast repetition stops counting, how much length weighs, and the length of a usual section in words. */
export const BM25 = { k1: 2.5, b: 0.5, usualWords: 120 } as const;

/** How much an issue or a discussion counts; pages count by their section. */
export const THREAD_PRIOR = 0.4;

/** How a query's words count. */
export const QUERY = {
  small: 0.15,
  light: 0.4,
  /** A name that is met as it was written. */
  name: 3,
  nameParts: 0.6,
  prefix: 0.8,
  /** Longer words that begin with a known last word. */
  prefixOfKnown: 0.3,
  synonym: 0.85,
  /** What a misspelt word may have been meant to be as well. */
  otherSpelling: 0.75,
  /** Two words that follow each other in a title, heading or question. */
  phrase: 0.45,
  /** Two words that a page writes as one. */
  joined: 0.8,
  /** Neighbouring characters of another language, and those of a term that is also known in English. */
  cjkPair: 0.2,
  cjkOwn: 0.6,
} as const;

/** How sections and words of a page add up. */
export const PAGE = {
  /** Share of the second and third section. */
  others: 0.3,
  /** Share of what the whole page contains of the query. */
  whole: 0.27,
  coverage: 1.3,
  /** A page whose name is exactly the query counts up to this share more, and at least so much. */
  title: 0.95,
  leastNamed: 0.85,
  /** Sentences are often answered by questions that have been asked before. */
  questionInFaq: 1.1,
  /** Posts and the handbook give reasons; otherwise they count less than the docs. */
  reason: 1.6,
  /** The page of a tool that the query does not name. */
  otherTool: 0.7,
  /** Pages that contain less than this share of what the best contains are not shown. */
  leastCoverage: 0.35,
  errorMatch: 60,
  /** A page of another tab is reported if its score is this many times that of the best page of the tab. */
  farBetter: 2.5,
} as const;

/** How questions are compared with pages by what their words mean. */
export const MEANING = {
  /** How much that counts: a page with exactly the meaning of the query gets this share of the best score besides its own. */
  weight: 1.2,
  /** Words, and small words among them, from which on a query is a sentence; others are not compared. */
  words: 5,
  smallWords: 2,
} as const;
