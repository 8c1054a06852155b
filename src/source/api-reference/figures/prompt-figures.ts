import { z } from 'zod';
import type { Figure } from '../../../schema/figure-file.ts';
import type { ApiBook } from '../book.ts';
import { dayText, responseExample, valueText } from './examples.ts';

const promptSchema = z.object({
  name: z.string(),
  version: z.number(),
  prompt: z.string(),
  labels: z.array(z.string()),
  createdBy: z.string(),
  createdAt: z.string(),
  config: z.record(z.string(), z.unknown()),
});

/** The version of the `getPrompt` example. */
export function promptFigure(book: ApiBook): Figure | undefined {
  const prompt = responseExample(book, 'getPrompt', promptSchema);
  if (!prompt) return undefined;
  const { name, version, labels, createdBy, createdAt, config } = prompt;
  const note = Object.entries(config).map(([key, value]) => `${key} ${valueText(value)}`);
  return {
    kind: 'PromptDiff',
    name,
    versions: [
      {
        version,
        labels,
        author: createdBy,
        saved: dayText(createdAt),
        note: `Config: ${note.join(', ')}`,
        messages: [{ role: 'text', content: prompt.prompt }],
      },
    ],
  };
}

const metricsSchema = z.object({
  data: z.array(z.object({ time: z.string(), model: z.string(), value: z.number() })).min(2),
});

/** The rows of the `getMetrics` example as a chart. */
export function metricsFigure(book: ApiBook): Figure | undefined {
  const metrics = responseExample(book, 'getMetrics', metricsSchema);
  if (!metrics) return undefined;
  const byModel = Map.groupBy(metrics.data, ({ model }) => model);
  return {
    kind: 'Dashboard',
    title: 'Cost by model',
    filters: [],
    widgets: [
      {
        title: 'Cost',
        measure: 'sum by model and day',
        chart: 'line',
        unit: 'usd',
        labels: [...new Set(metrics.data.map(({ time }) => dayText(time)))],
        series: Array.from(byModel, ([name, rows]) => ({ name, values: rows.map(({ value }) => value) })),
      },
    ],
  };
}
