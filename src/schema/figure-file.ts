import { z } from 'zod';
import {
  agentGraphSchema,
  annotationQueueSchema,
  auditLogSchema,
  commentThreadSchema,
  playgroundSchema,
  roleMatrixSchema,
  settingsPanelSchema,
} from './screen-figures.ts';
import { scoreSchema } from './trace-file.ts';

const text = z.string().min(1);
const count = z.int().nonnegative();
const amount = z.number().nonnegative();

const promptMessageSchema = z.strictObject({ role: z.enum(['system', 'user', 'assistant', 'text']), content: text });

const promptDiffSchema = z.strictObject({
  kind: z.literal('PromptDiff'),
  name: text,
  versions: z
    .array(
      z.strictObject({
        version: z.int().positive(),
        labels: z.array(text).default([]),
        author: text,
        saved: text,
        note: text,
        messages: z.array(promptMessageSchema).min(1),
      }),
    )
    .min(1)
    .refine((versions) => versions.every(({ version }, index) => version > (versions[index - 1]?.version ?? 0)), {
      error: 'versions must be listed from oldest to newest',
    }),
});

const sessionTimelineSchema = z.strictObject({
  kind: z.literal('SessionTimeline'),
  id: text,
  userId: text,
  started: text,
  scores: z.array(scoreSchema).optional(),
  turns: z
    .array(
      z.strictObject({
        traceId: text,
        atSeconds: amount,
        latencyMs: amount,
        tokens: count,
        costUsd: amount,
        question: text,
        answer: text,
        feedback: z.enum(['positive', 'negative']).optional(),
      }),
    )
    .min(1),
});

const unit = z.enum(['count', 'usd', 'ms', 'score', 'percent']);
const verdict = z.enum(['better', 'worse', 'same']);

const linesShape = {
  labels: z.array(text).min(2),
  series: z
    .array(z.strictObject({ name: text, values: z.array(z.number()) }))
    .min(1)
    .max(3),
  unit,
};

const hasValueForEachLabel = ({ labels, series }: { labels: string[]; series: { values: number[] }[] }) =>
  series.every(({ values }) => values.length === labels.length);
const EACH_LABEL = { error: 'every series needs a value for each label' };

const scoreChartSchema = z.strictObject({
  kind: z.literal('ScoreChart'),
  score: text,
  type: z.enum(['numeric', 'categorical', 'boolean']),
  period: text,
  average: z.number().optional(),
  distribution: z.array(z.strictObject({ label: text, count })).min(2),
  trend: z.strictObject(linesShape).refine(hasValueForEachLabel, EACH_LABEL).optional(),
});

const comparisonSchema = z.strictObject({
  name: text,
  baseline: text,
  candidate: text,
  difference: text.optional(),
  verdict,
});

const experimentCompareSchema = z.strictObject({
  kind: z.literal('ExperimentCompare'),
  dataset: text,
  baseline: text,
  candidate: text,
  measures: z.array(comparisonSchema).min(1),
  items: z.array(comparisonSchema).default([]),
});

const widgetShape = { title: text, measure: text };

const dashboardSchema = z.strictObject({
  kind: z.literal('Dashboard'),
  title: text,
  filters: z.array(text).default([]),
  widgets: z
    .array(
      z.union([
        z
          .strictObject({ ...widgetShape, chart: z.literal('line'), ...linesShape })
          .refine(hasValueForEachLabel, EACH_LABEL),
        z.strictObject({
          ...widgetShape,
          chart: z.literal('bar'),
          unit,
          bars: z.array(z.strictObject({ label: text, value: amount })).min(1),
        }),
        z.strictObject({
          ...widgetShape,
          chart: z.literal('number'),
          unit,
          value: z.number(),
          change: text.optional(),
          verdict: verdict.default('same'),
        }),
      ]),
    )
    .min(1),
});

const figureSchema = z.discriminatedUnion('kind', [
  promptDiffSchema,
  sessionTimelineSchema,
  scoreChartSchema,
  experimentCompareSchema,
  dashboardSchema,
  agentGraphSchema,
  annotationQueueSchema,
  auditLogSchema,
  commentThreadSchema,
  roleMatrixSchema,
  settingsPanelSchema,
  playgroundSchema,
]);

/** The product figures of a page by name, from `<page>.figures.json`. */
export const figureFileSchema = z.record(text, figureSchema);

/** A product figure of any kind. */
export type Figure = z.infer<typeof figureSchema>;

/** The kinds of product figures; each is drawn by the tag of the same name. */
export type FigureKind = Figure['kind'];

export type FigureData<Kind extends FigureKind> = Extract<Figure, { kind: Kind }>;
