import { describe, expect, it } from 'vitest';
import { formatClock, formatSeconds, getSessionTotals, layOutTimeline, median } from './layout.ts';
import { SAMPLE_SESSION } from './sample.ts';

describe('timeline', () => {
  const plot = layOutTimeline(SAMPLE_SESSION);
  it('rounds the axis up to whole minutes and latency to even seconds', () => {
    expect(plot.minutes.map(({ label }) => label)).toEqual(['0:00', '1:00', '2:00', '3:00', '4:00', '5:00', '6:00']);
    expect(plot.latencies.map(({ label }) => label)).toEqual(['2 s', '4 s', '6 s']);
  });
  it('positions a turn by its time and latency', () => {
    const stem = plot.stems[2];
    expect(stem?.number).toBe(3);
    expect(stem?.x).toBeCloseTo((148 / 360) * 100);
    expect(stem?.height).toBeCloseTo((4180 / 6000) * 100);
  });
  it('stays inside the drawing', () => {
    for (const { x, height } of plot.stems)
      expect([x >= 0, x <= 100, height > 0, height <= 100]).toEqual([true, true, true, true]);
  });
  it('widens the steps of a long session, so that labels do not overlap on a phone', () => {
    const [turn] = SAMPLE_SESSION.turns;
    const long = layOutTimeline({
      ...SAMPLE_SESSION,
      turns: turn ? [{ ...turn, atSeconds: 451, latencyMs: 1180 }] : [],
    });
    expect(long.minutes.map(({ label }) => label)).toEqual(['0:00', '2:00', '4:00', '6:00', '8:00']);
    expect(long.stems[0]?.x).toBeCloseTo((451 / 480) * 100);
  });
  it('draws an empty session', () => {
    const empty = layOutTimeline({ ...SAMPLE_SESSION, turns: [] });
    expect(empty.stems).toEqual([]);
    expect(empty.minutes).toHaveLength(2);
  });
});

describe('getSessionTotals', () => {
  it('sums the sample', () => {
    const sum = getSessionTotals(SAMPLE_SESSION);
    expect(sum).toMatchObject({ turns: 5, medianMs: 3020 });
    expect(sum.costUsd).toBeCloseTo(0.0231);
    expect(sum.seconds).toBeCloseTo(332.89);
  });
  it('keeps turns in order', () => {
    const times = SAMPLE_SESSION.turns.map(({ atSeconds }) => atSeconds);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });
});

describe('numbers', () => {
  it('returns the median', () => {
    expect([median([3, 1, 2]), median([4, 1, 2, 3]), median([])]).toEqual([2, 2.5, 0]);
  });
  it('formats clock times and seconds', () => {
    expect([formatClock(61.9), formatClock(0), formatSeconds(4180)]).toEqual(['1:01', '0:00', '4.18 s']);
  });
});
