/** A mark on the time axis; `percent` is its place from 0 to 100. */
export interface Tick {
  ms: number;
  percent: number;
  label: string;
}

const STEPS = [1, 2, 5];

/** The smallest of 1, 2, 5, 10, 20, 50 ... that cuts `total` into at most `most` parts. */
export function niceStep(total: number, most: number): number {
  for (let magnitude = 1; ; magnitude *= 10) {
    const step = STEPS.find((candidate) => total / (candidate * magnitude) <= most);
    if (step !== undefined) return step * magnitude;
  }
}

/** Round marks from zero up to `totalMs`, written in one unit. */
export function ticks(totalMs: number, most = 5): Tick[] {
  if (totalMs <= 0) return [];
  const step = niceStep(totalMs, most);
  const inSeconds = step >= 100;
  return Array.from({ length: Math.floor(totalMs / step) + 1 }, (_, index) => {
    const ms = index * step;
    const label = inSeconds ? `${Number((ms / 1000).toFixed(1))} s` : `${ms} ms`;
    return { ms, percent: (ms / totalMs) * 100, label: ms === 0 ? '0' : label };
  });
}
