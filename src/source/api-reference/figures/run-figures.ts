import { z } from 'zod';
import type { Figure } from '../../../schema/figure-file.ts';
import type { ApiBook } from '../book.ts';
import { responseExample, timeText } from './examples.ts';

const sessionSchema = z.object({
  id: z.string(),
  createdAt: z.string(),
  users: z.tuple([z.string()]),
  items: z.array(
    z.object({
      id: z.string(),
      timestamp: z.string(),
      latencyMs: z.number(),
      totalTokens: z.number(),
      totalCost: z.number(),
      input: z.object({ question: z.string() }),
      output: z.string(),
    }),
  ),
});

/** The conversation of the `getSession` example. */
export function sessionFigure(book: ApiBook): Figure | undefined {
  const session = responseExample(book, 'getSession', sessionSchema);
  if (!session) return undefined;
  const start = Date.parse(session.createdAt);
  return {
    kind: 'SessionTimeline',
    id: session.id,
    userId: session.users[0],
    started: timeText(session.createdAt),
    turns: session.items.map(({ id, timestamp, latencyMs, totalTokens, totalCost, input, output }) => ({
      traceId: id,
      atSeconds: Math.round((Date.parse(timestamp) - start) / 1000),
      latencyMs,
      tokens: totalTokens,
      costUsd: totalCost,
      question: input.question,
      answer: output,
    })),
  };
}

const runSchema = z.object({ name: z.string(), datasetName: z.string(), averages: z.record(z.string(), z.number()) });
const runPageSchema = z.object({ data: z.tuple([runSchema, runSchema]) });

/** The two runs of the `listDatasetRuns` example, which lists the newest first. */
export function runsFigure(book: ApiBook): Figure | undefined {
  const page = responseExample(book, 'listDatasetRuns', runPageSchema);
  if (!page) return undefined;
  const [candidate, baseline] = page.data;
  return {
    kind: 'ExperimentCompare',
    dataset: baseline.datasetName,
    baseline: baseline.name,
    candidate: candidate.name,
    measures: Object.entries(baseline.averages).map(([name, before]) => {
      const after = candidate.averages[name] ?? before;
      const difference = (after - before).toFixed(2);
      return {
        name,
        baseline: before.toFixed(2),
        candidate: after.toFixed(2),
        difference: after > before ? `+${difference}` : difference,
        verdict: after === before ? 'same' : after > before ? 'better' : 'worse',
      };
    }),
    items: [],
  };
}
