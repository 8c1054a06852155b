import type { Figure, FigureKind } from '../features/product-kit/figure.ts';
import { SAMPLE_PROMPT } from '../features/prompt-diff/sample.ts';
import { SAMPLE_SESSION } from '../features/session-timeline/sample.ts';

/** One figure of each kind, for tests. */
export const SAMPLE_FIGURES: Readonly<Record<FigureKind, Figure>> = {
  PromptDiff: { kind: 'PromptDiff', ...SAMPLE_PROMPT },
  SessionTimeline: { kind: 'SessionTimeline', ...SAMPLE_SESSION },
  ScoreChart: {
    kind: 'ScoreChart',
    score: 'has_source',
    type: 'boolean',
    period: 'last 7 days',
    distribution: [
      { label: 'true', count: 900 },
      { label: 'false', count: 300 },
    ],
    trend: { labels: ['Mon', 'Tue'], unit: 'percent', series: [{ name: 'share of true', values: [70, 80] }] },
  },
  ExperimentCompare: {
    kind: 'ExperimentCompare',
    dataset: 'manuals',
    baseline: 'v4',
    candidate: 'v5',
    measures: [
      { name: 'cost | item', baseline: '$0.0021', candidate: '$0.0014', difference: '-33 %', verdict: 'better' },
    ],
    items: [{ name: 'pump-oil', baseline: 'true', candidate: 'false', verdict: 'worse' }],
  },
  Dashboard: {
    kind: 'Dashboard',
    title: 'Weekly',
    filters: ['production'],
    widgets: [
      {
        title: 'Volume',
        measure: 'traces',
        chart: 'number',
        unit: 'count',
        value: 1204,
        change: '+8 %',
        verdict: 'better',
      },
      { title: 'Cost', measure: 'by model', chart: 'bar', unit: 'usd', bars: [{ label: 'small', value: 0.5 }] },
      {
        title: 'Latency',
        measure: 'p95',
        chart: 'line',
        unit: 'ms',
        labels: ['Mon', 'Tue'],
        series: [{ name: 'v1', values: [900, 1200] }],
      },
    ],
  },
};
