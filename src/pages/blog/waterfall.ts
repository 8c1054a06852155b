/** One bar of a drawn trace, in units of the drawing. */
export interface Bar {
  x: number;
  y: number;
  width: number;
  /** The one bar that stands out. */
  lit: boolean;
}

/** Size of the drawing. */
export const WATERFALL = { width: 320, height: 180, rows: 9, bar: 6, margin: 20 } as const;

function numbersFrom(seed: string): () => number {
  let state = 2166136261;
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

/** A trace drawn from a word: the same word gives the same drawing, and every bar lies within the first. */
export function waterfallOf(seed: string): Bar[] {
  const next = numbersFrom(seed);
  const { width, height, rows, margin } = WATERFALL;
  const span = width - 2 * margin;
  const step = (height - 2 * margin) / (rows - 1);
  const bars: Bar[] = [{ x: margin, y: margin, width: span, lit: false }];
  for (let row = 1; row < rows; row++) {
    const start = 0.02 + ((row - 1) / (rows - 1)) * 0.78 * (0.7 + next() * 0.3);
    const length = Math.min(0.98 - start, 0.07 + next() * 0.32);
    bars.push({
      x: Math.round(margin + start * span),
      y: margin + row * step,
      width: Math.round(length * span),
      lit: false,
    });
  }
  const longest = bars.slice(1).reduce((best, bar) => (bar.width > best.width ? bar : best));
  return bars.map((bar) => ({ ...bar, lit: bar === longest }));
}
