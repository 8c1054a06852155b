/** A mark on the time axis; `percent` is its place from 0 to 100. */
export interface Tick {
  ms: number;
  percent: number;
  label: string;
  /** Position of the label: after its mark, at the end of the axis if it would overflow there, or hidden. */
  labelAt: LabelPlace;
}

type LabelPlace = 'mark' | 'end' | 'none';

const STEPS = [1, 2, 5];

/** The narrowest axis, between the other columns of a table, and the size of its labels. */
const MIN_AXIS_PX = 165;
const CHARACTER_PX = 7.3;
const LABEL_GAP_PX = 4;

/** Labels closer than this look like one. */
const MIN_SPACE_PX = 8;

const getPercent = (px: number) => (px / MIN_AXIS_PX) * 100;
const getLabelWidth = (label: string) => getPercent(label.length * CHARACTER_PX + LABEL_GAP_PX);

/** Returns the place of a label, given where the previous one ends. */
export function getLabelPlace(label: string, percent: number, previousEnd: number): LabelPlace {
  const start = Math.min(percent, 100 - getLabelWidth(label));
  if (start < previousEnd + getPercent(MIN_SPACE_PX)) return 'none';
  return start === percent ? 'mark' : 'end';
}

/** Returns the smallest of 1, 2, 5, 10, 20, 50 ... that divides `total` into at most `max` parts. */
export function getRoundStep(total: number, max: number): number {
  for (let magnitude = 1; ; magnitude *= 10) {
    const step = STEPS.find((candidate) => total / (candidate * magnitude) <= max);
    if (step !== undefined) return step * magnitude;
  }
}

/** Returns round marks from zero up to `totalMs` in one unit. If labels are too long, only every other mark has one. */
export function getTicks(totalMs: number, max = 5): Tick[] {
  if (totalMs <= 0) return [];
  const step = getRoundStep(totalMs, max);
  const marks = Array.from({ length: Math.floor(totalMs / step) + 1 }, (_, index) => {
    const ms = index * step;
    return { ms, percent: (ms / totalMs) * 100, label: formatTime(ms, step >= 100) };
  });
  const widest = Math.max(...marks.map(({ label }) => getLabelWidth(label))) + getPercent(MIN_SPACE_PX);
  const labelEvery = Math.ceil(widest / ((step / totalMs) * 100));
  let previousEnd = Number.NEGATIVE_INFINITY;
  return marks.map((mark, index) => {
    const labelAt = index % labelEvery === 0 ? getLabelPlace(mark.label, mark.percent, previousEnd) : 'none';
    if (labelAt !== 'none') previousEnd = mark.percent + getLabelWidth(mark.label);
    return { ...mark, labelAt };
  });
}

function formatTime(ms: number, inSeconds: boolean): string {
  if (ms === 0) return '0';
  return inSeconds ? `${Number((ms / 1000).toFixed(1))} s` : `${ms} ms`;
}
