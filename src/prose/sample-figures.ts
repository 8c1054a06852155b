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
  AgentGraph: {
    kind: 'AgentGraph',
    name: 'plan_trip',
    nodes: [
      { id: 'plan_trip', type: 'agent', runs: 1 },
      { id: 'decide', type: 'generation', runs: 2 },
    ],
    edges: [{ from: 'plan_trip', to: 'decide' }],
  },
  AnnotationQueue: {
    kind: 'AnnotationQueue',
    name: 'weekly-sample',
    description: 'Judge the answer.',
    completed: 3,
    open: 1,
    item: { object: 'trace 4bf9', input: 'Which oil?', output: 'Mineral.', corrected: 'Mineral oil.' },
    scores: [{ name: 'grounded', question: 'Is it supported?', options: ['yes', 'no'], chosen: 'yes' }],
  },
  AuditLog: {
    kind: 'AuditLog',
    organization: 'Your company',
    entries: [
      { time: '09:12', actor: 'ada@a.example', action: 'key.created', object: 'pk-1' },
      { time: '09:10', actor: 'ada@a.example', action: 'prompt.updated', object: 'a', before: 'one', after: 'two' },
    ],
  },
  CommentThread: {
    kind: 'CommentThread',
    object: 'trace answer',
    comments: [
      { author: 'Priya', time: '09:12', on: 'retriever search-docs', text: 'Outdated. @jonas, can we drop it?' },
      { time: '09:40', text: 'Nightly check: the page is gone.' },
    ],
  },
  RoleMatrix: {
    kind: 'RoleMatrix',
    title: 'Members',
    columns: ['Organisation', 'Can delete'],
    rows: [{ name: 'Ada', cells: ['Owner', 'yes'] }],
  },
  SettingsPanel: {
    kind: 'SettingsPanel',
    path: ['Project settings', 'Webhooks'],
    fields: [
      { type: 'text', label: 'URL', value: 'https://a.example', note: 'HTTPS only' },
      { type: 'choice', label: 'Event', value: 'prompt.created' },
      { type: 'secret', label: 'Secret' },
      { type: 'switch', label: 'Active', on: true },
    ],
    action: 'Save',
  },
  Playground: {
    kind: 'Playground',
    title: 'summarise',
    variables: [{ name: 'topic', value: 'valves' }],
    variants: [
      {
        model: 'small',
        parameters: 'temperature 0.2',
        prompt: 'Summarise {{topic}}',
        output: 'Valves close.',
        inputTokens: 12,
        outputTokens: 4,
        costUsd: 0.00001,
        latencyMs: 640,
      },
    ],
  },
};
