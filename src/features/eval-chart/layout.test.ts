import { describe, expect, it } from 'vitest';
import { formatDifference, getFloor, getPercent, getScaleTicks, layOutPlots, mean, stackDots } from './layout.ts';
import { SAMPLE_EXPERIMENT } from './sample.ts';

describe('stackDots', () => {
  it('stacks dots of one bin', () => {
    expect(stackDots([0.5, 0.51, 0.8], 0)).toEqual([
      { percent: 50, level: 0 },
      { percent: 50, level: 1 },
      { percent: 80, level: 0 },
    ]);
  });
  it('stretches the scale from its floor to one', () => {
    expect(stackDots([0.7], 0.4)).toEqual([{ percent: 50, level: 0 }]);
    expect(getPercent(1, 0.4)).toBe(100);
  });
});

describe('scale', () => {
  it('starts at a round fifth', () => {
    expect([getFloor([0.49, 0.9]), getFloor([0.1]), getFloor([])]).toEqual([0.4, 0, 1]);
    expect(getScaleTicks(0.4)).toEqual([0.4, 0.6, 0.8, 1]);
  });
});

describe('layOutPlots', () => {
  const { scale, list } = layOutPlots(SAMPLE_EXPERIMENT);
  it('draws every result of both runs', () => {
    expect(list.map(({ metric }) => metric)).toEqual(SAMPLE_EXPERIMENT.metrics);
    for (const lane of list.flatMap(({ lanes }) => lanes))
      expect(lane.dots).toHaveLength(SAMPLE_EXPERIMENT.results.length);
    expect(scale).toEqual({ floor: 0.4, height: 8 });
  });
  it('compares the means as they are shown', () => {
    const [grounded] = list;
    expect(grounded?.lanes[0].mean).toBeCloseTo(mean(SAMPLE_EXPERIMENT.results.map(({ a }) => a[0] ?? 0)));
    expect(grounded?.lanes.map((lane) => lane.mean.toFixed(2))).toEqual(['0.77', '0.90']);
    expect(grounded?.difference).toBeCloseTo(0.13, 5);
  });
  it('has the scores of every item in the table', () => {
    const known = new Set(SAMPLE_EXPERIMENT.results.map(({ itemId }) => itemId));
    for (const { id } of SAMPLE_EXPERIMENT.items) expect(known).toContain(id);
  });
});

describe('formatDifference', () => {
  it('adds a sign, and none for zero', () => {
    expect([formatDifference(0.081), formatDifference(-0.02), formatDifference(0.001)]).toEqual([
      '+0.08',
      '−0.02',
      '0.00',
    ]);
  });
});
