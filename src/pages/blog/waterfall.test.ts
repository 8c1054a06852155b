import { expect, it } from 'vitest';
import { WATERFALL, waterfallOf } from './waterfall.ts';

it('draws the same picture for the same word and another for another', () => {
  expect(waterfallOf('/a')).toEqual(waterfallOf('/a'));
  expect(waterfallOf('/a')).not.toEqual(waterfallOf('/b'));
});

it.each(['', '/blog/x', 'what a trace is for', 'ü'])(
  'keeps every bar of "%s" within the drawing and lights one',
  (seed) => {
    const bars = waterfallOf(seed);
    expect(bars).toHaveLength(WATERFALL.rows);
    expect(bars.filter((bar) => bar.lit)).toHaveLength(1);
    for (const bar of bars) {
      expect(bar.width).toBeGreaterThan(0);
      expect(bar.x + bar.width).toBeLessThanOrEqual(WATERFALL.width - WATERFALL.margin + 1);
    }
  },
);
