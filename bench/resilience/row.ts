/** One measured number beside its target; the target is met when the value is at most the limit. */
export interface Figure {
  what: string;
  value: number;
  limit: number;
  /** Figures in milliseconds depend on the machine: the bench judges them, tests do not. */
  unit?: 'ms' | 'MB';
}

/** One experiment of the resilience bench. */
export interface ResilienceRow {
  name: string;
  /** The short form takes seconds and runs in the tests. */
  run(options: { short: boolean }): Promise<Figure[]>;
}

/** Whether a figure meets its target. */
export const isMet = ({ value, limit }: Figure): boolean => value <= limit;
