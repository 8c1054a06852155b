/** A mark on the time axis; `percent` is its place from 0 to 100. */
export interface Tick {
  ms: number;
  percent: number;
  label: string;
  /** The side of the mark with room for the label. */
  labelSide: 'after' | 'before' | 'none';
}

const STEPS = [1, 2, 5];

/** The narrowest axis, between the other columns of a table, and the size of its labels. */
const MIN_AXIS_PX = 165;
const CHARACTER_PX = 7.3;
const LABEL_GAP_PX = 4;

const getLabelWidth = (label: string) => ((label.length * CHARACTER_PX + LABEL_GAP_PX) / MIN_AXIS_PX) * 100;

/** Returns the side of a label: after its mark, or before it if it would overflow the axis and the previous label leaves room. */
export function labelSide(label: string, percent: number, stepPercent: number): Tick['labelSide'] {
  const width = getLabelWidth(label);
  if (percent + width <= 100) return 'after';
  return stepPercent >= 2 * width ? 'before' : 'none';
}

/** Returns the smallest of 1, 2, 5, 10, 20, 50 ... that divides `total` into at most `max` parts. */
export function niceStep(total: number, max: number): number {
  for (let magnitude = 1; ; magnitude *= 10) {
    const step = STEPS.find((candidate) => total / (candidate * magnitude) <= max);
    if (step !== undefined) return step * magnitude;
  }
}

/** Returns round marks from zero up to `totalMs` in one unit. If labels are too long, only every other mark has one. */
export function ticks(totalMs: number, max = 5): Tick[] {
  if (totalMs <= 0) return [];
  const step = niceStep(totalMs, max);
  const marks = Array.from({ length: Math.floor(totalMs / step) + 1 }, (_, index) => {
    const ms = index * step;
    return { ms, percent: (ms / totalMs) * 100, label: formatTime(ms, step >= 100) };
  });
  const stepPercent = (step / totalMs) * 100;
  const labelEvery = Math.ceil(Math.max(...marks.map(({ label }) => getLabelWidth(label))) / stepPercent);
  return marks.map((mark, index) => ({
    ...mark,
    labelSide: index % labelEvery === 0 ? labelSide(mark.label, mark.percent, labelEvery * stepPercent) : 'none',
  }));
}

function formatTime(ms: number, inSeconds: boolean): string {
  if (ms === 0) return '0';
  return inSeconds ? `${Number((ms / 1000).toFixed(1))} s` : `${ms} ms`;
}
