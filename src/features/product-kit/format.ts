import { writeUsd } from '../../lib/money.ts';

/** Units in which charts show numbers. */
export type ChartUnit = 'count' | 'usd' | 'ms' | 'score' | 'percent';

const FORMATS: Record<ChartUnit, (value: number) => string> = {
  count: (value) => value.toLocaleString('en-US'),
  usd: writeUsd,
  ms: (value) => (value < 1000 ? `${value} ms` : `${(value / 1000).toFixed(2)} s`),
  score: (value) => value.toFixed(2),
  percent: (value) => `${value}%`,
};

export function formatValue(value: number, unit: ChartUnit): string {
  return FORMATS[unit](value);
}

/** A share of a total in whole percent; 0 without a total. */
export function formatShare(part: number, total: number): string {
  return `${total === 0 ? 0 : Math.round((part / total) * 100)}%`;
}
