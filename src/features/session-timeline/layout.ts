import type { Session, Turn } from './session.ts';

/** A turn on the time line: `x` in percent of its width, `height` in percent of its height. */
export interface Stem {
  turn: Turn;
  number: number;
  x: number;
  height: number;
}

/** A labelled place on an axis. */
export interface Mark {
  percent: number;
  label: string;
}

/** Everything the time line draws. */
export interface Timeline {
  stems: Stem[];
  minutes: Mark[];
  latencies: Mark[];
}

export interface SessionTotals {
  turns: number;
  seconds: number;
  medianMs: number;
  costUsd: number;
}

const MINUTE = 60;
const LATENCY_STEP_MS = 2000;
/** Longer sessions have a mark every few minutes. */
const MAX_MINUTE_STEPS = 6;

/** Seconds as `m:ss`. */
export function formatClock(seconds: number): string {
  return `${Math.floor(seconds / MINUTE)}:${String(Math.floor(seconds % MINUTE)).padStart(2, '0')}`;
}

/** Milliseconds as seconds with two decimals. */
export function formatSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}

/** Returns the median; the mean of the middle two for an even number of values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}

/** Length, usual latency and cost of a session. */
export function getSessionTotals({ turns }: Session): SessionTotals {
  return {
    turns: turns.length,
    seconds: Math.max(0, ...turns.map(({ atSeconds, latencyMs }) => atSeconds + latencyMs / 1000)),
    medianMs: median(turns.map(({ latencyMs }) => latencyMs)),
    costUsd: turns.reduce((total, { costUsd }) => total + costUsd, 0),
  };
}

/** The minutes between two labels, and how many steps cover the session. */
function minuteSteps(seconds: number): { step: number; count: number } {
  const minutes = Math.max(1, Math.ceil(seconds / MINUTE));
  const step = Math.ceil(minutes / MAX_MINUTE_STEPS);
  return { step, count: Math.ceil(minutes / step) };
}

/** Lays out turns on an axis of whole minutes and a latency scale of even seconds. */
export function layOutTimeline(session: Session): Timeline {
  const { turns } = session;
  const { step, count } = minuteSteps(getSessionTotals(session).seconds);
  const steps = Math.max(1, Math.ceil(Math.max(0, ...turns.map(({ latencyMs }) => latencyMs)) / LATENCY_STEP_MS));
  return {
    stems: turns.map((turn, index) => ({
      turn,
      number: index + 1,
      x: (turn.atSeconds / (count * step * MINUTE)) * 100,
      height: (turn.latencyMs / (steps * LATENCY_STEP_MS)) * 100,
    })),
    minutes: Array.from({ length: count + 1 }, (_, index) => ({
      percent: (index / count) * 100,
      label: formatClock(index * step * MINUTE),
    })),
    latencies: Array.from({ length: steps }, (_, index) => ({
      percent: ((index + 1) / steps) * 100,
      label: `${((index + 1) * LATENCY_STEP_MS) / 1000} s`,
    })),
  };
}
