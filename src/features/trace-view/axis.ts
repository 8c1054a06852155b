/** A mark on the time axis; `percent` is its place from 0 to 100. */
export interface Tick {
  ms: number;
  percent: number;
  label: string;
  /** The side of the mark that has room for the label. */
  labelSide: 'after' | 'before' | 'none';
}

const STEPS = [1, 2, 5];

/** The narrowest axis, on a phone of 360 px, and the size of its labels. */
const MIN_AXIS_PX = 280;
const CHARACTER_PX = 7;
const LABEL_GAP_PX = 4;

/** A label follows its mark; one that would run past the end of the axis stands before it, if the one before leaves room. */
export function labelSide(label: string, percent: number, stepPercent: number): Tick['labelSide'] {
  const width = ((label.length * CHARACTER_PX + LABEL_GAP_PX) / MIN_AXIS_PX) * 100;
  if (percent + width <= 100) return 'after';
  return stepPercent >= 2 * width ? 'before' : 'none';
}

/** The smallest of 1, 2, 5, 10, 20, 50 ... that cuts `total` into at most `max` parts. */
export function niceStep(total: number, max: number): number {
  for (let magnitude = 1; ; magnitude *= 10) {
    const step = STEPS.find((candidate) => total / (candidate * magnitude) <= max);
    if (step !== undefined) return step * magnitude;
  }
}

/** Round marks from zero up to `totalMs`, written in one unit. */
export function ticks(totalMs: number, max = 5): Tick[] {
  if (totalMs <= 0) return [];
  const step = niceStep(totalMs, max);
  const inSeconds = step >= 100;
  return Array.from({ length: Math.floor(totalMs / step) + 1 }, (_, index) => {
    const ms = index * step;
    const time = inSeconds ? `${Number((ms / 1000).toFixed(1))} s` : `${ms} ms`;
    const label = ms === 0 ? '0' : time;
    const percent = (ms / totalMs) * 100;
    return { ms, percent, label, labelSide: labelSide(label, percent, (step / totalMs) * 100) };
  });
}
