/** Text in the figure that doesn't come from the data. */
export interface EvalWords {
  /** Text alternative; `{dataset}`, `{a}`, `{b}`, `{count}` are filled in. */
  summary: string;
  mean: string;
  items: string;
  item: string;
  input: string;
  expected: string;
  output: string;
  baseline: string;
  candidate: string;
}

export const EVAL_WORDS: EvalWords = {
  summary: 'Experiment on {dataset}: runs {a} and {b} compared on {count} items',
  mean: 'mean',
  items: 'items',
  item: 'Item',
  input: 'Input',
  expected: 'Expected',
  output: 'Output',
  baseline: 'Baseline',
  candidate: 'Candidate',
};
