import { expect, it } from 'vitest';
import { Counter, formatGauge, Histogram } from './prometheus.ts';

it('writes counters, with labels escaped', () => {
  const counter = new Counter();
  counter.add({ path: 'a"b\\c\nd' });
  counter.add({ path: 'a"b\\c\nd' }, 2);
  expect(counter.lines('hits_total', 'Hits.')).toEqual([
    '# HELP hits_total Hits.',
    '# TYPE hits_total counter',
    'hits_total{path="a\\"b\\\\c\\nd"} 3',
  ]);
});

it('writes histograms with cumulative buckets', () => {
  const histogram = new Histogram([0.1, 1]);
  for (const value of [0.05, 0.5, 5]) histogram.observe({ kind: 'page' }, value);
  expect(histogram.lines('seconds', 'Time.').slice(2)).toEqual([
    'seconds_bucket{kind="page",le="0.1"} 1',
    'seconds_bucket{kind="page",le="1"} 2',
    'seconds_bucket{kind="page",le="+Inf"} 3',
    'seconds_sum{kind="page"} 5.55',
    'seconds_count{kind="page"} 3',
  ]);
});

it('writes gauges', () =>
  expect(formatGauge('up', 'Up.', [[{}, 1]])).toEqual(['# HELP up Up.', '# TYPE up gauge', 'up 1']));
