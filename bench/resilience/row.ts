/** A measured number with its target, which is met when the value is at most the limit. */
export interface Figure {
  what: string;
  value: number;
  limit: number;
  /** Figures in milliseconds depend on the machine: the bench compares them with their targets, tests don't. */
  unit?: 'ms' | 'MB';
}

/** How long an experiment takes. */
export interface RunOptions {
  short: boolean;
  /** Number of requests, for experiments that send a fixed number. */
  requests?: number;
}

/** One experiment of the resilience bench. */
export interface ResilienceRow {
  name: string;
  /** The short form takes seconds and runs in the tests. */
  run(options: RunOptions): Promise<Figure[]>;
}

/** Whether a figure meets its target. */
export const meetsTarget = ({ value, limit }: Figure): boolean => value <= limit;
