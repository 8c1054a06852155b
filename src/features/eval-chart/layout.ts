import type { Experiment, RunKey } from './experiment.ts';

/** A dot of the plot: `percent` along the scale, `level` counted up from the lane's floor. */
export interface Dot {
  percent: number;
  level: number;
}

/** One run's dots for one score. */
export interface Lane {
  run: RunKey;
  dots: Dot[];
  mean: number;
}

/** One score, both runs. */
export interface Plot {
  metric: string;
  lanes: [Lane, Lane];
  /** Candidate's mean less the baseline's, both as they are shown. */
  difference: number;
}

/** Width of a stack of dots, on the scale from 0 to 1. */
export const BIN_WIDTH = 0.025;

/** The lowest value that the scale shows: a round fifth at or under the smallest score. */
export function getFloor(values: readonly number[]): number {
  return Math.max(0, Math.floor(Math.min(1, ...values) * 5) / 5);
}

/** A mean with the two decimals that the chart shows. */
const roundMean = (value: number): number => Number(value.toFixed(2));

/** Mean of the values; 0 for none. */
export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((total, value) => total + value, 0) / values.length;
}

/** Stacks values into dots on a scale from `floor` to 1. */
export function stackDots(values: readonly number[], floor: number): Dot[] {
  const heights = new Map<number, number>();
  return values.map((value) => {
    const bin = Math.round(value / BIN_WIDTH);
    const level = heights.get(bin) ?? 0;
    heights.set(bin, level + 1);
    return { percent: getPercent(bin * BIN_WIDTH, floor), level };
  });
}

/** A value's place in percent of a scale from `floor` to 1. */
export function getPercent(value: number, floor: number): number {
  return Number((((value - floor) / (1 - floor)) * 100).toFixed(2));
}

/** Round values to label on a scale from `floor` to 1. */
export function getScaleTicks(floor: number): number[] {
  const first = Math.round(floor * 5);
  return Array.from({ length: 6 - first }, (_, index) => (first + index) / 5);
}

/** The scale that all plots of an experiment share: its lowest value, and the dots in the highest stack. */
export interface Scale {
  floor: number;
  height: number;
}

/** Lays out the plots of an experiment, one for each score, and the scale that they share. */
export function layOutPlots({ metrics, results }: Experiment): { scale: Scale; list: Plot[] } {
  const floor = getFloor(results.flatMap(({ a, b }) => [...a, ...b]));
  const lane = (run: RunKey, index: number): Lane => {
    const values = results.map((result) => result[run][index] ?? 0);
    return { run, dots: stackDots(values, floor), mean: mean(values) };
  };
  const list = metrics.map((metric, index): Plot => {
    const lanes: [Lane, Lane] = [lane('a', index), lane('b', index)];
    return { metric, lanes, difference: roundMean(lanes[1].mean) - roundMean(lanes[0].mean) };
  });
  const levels = list.flatMap(({ lanes }) => lanes.flatMap(({ dots }) => dots.map(({ level }) => level + 1)));
  return { scale: { floor, height: Math.max(0, ...levels) }, list };
}

/** A difference with its sign: `+0.08`, `−0.02`, `0.00`. */
export function formatDifference(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  const sign = rounded > 0 ? '+' : rounded < 0 ? '−' : '';
  return `${sign}${Math.abs(rounded).toFixed(2)}`;
}
