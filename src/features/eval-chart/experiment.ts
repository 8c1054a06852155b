/** Which of the two compared runs: `a` is the baseline, `b` the candidate. */
export type RunKey = 'a' | 'b';

export interface Run {
  name: string;
  /** What is special about the run, such as its prompt version. */
  note: string;
}

/** An item's scores, in the order of the experiment's `metrics`, for each run; 0 to 1. */
export interface Result {
  itemId: string;
  a: readonly number[];
  b: readonly number[];
}

/** An item of the dataset as the table shows it. */
export interface Item {
  id: string;
  input: string;
  expected: string;
  /** What the candidate run answered. */
  output: string;
}

/** Two runs over one dataset. */
export interface Experiment {
  dataset: string;
  metrics: string[];
  runs: Record<RunKey, Run>;
  results: Result[];
  items: Item[];
}
