import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { figureFileSchema } from '../../../schema/figure-file.ts';
import { readApiBook } from '../api-reference.ts';
import { type ApiBook, getBook } from '../book.ts';
import { responseExample } from './examples.ts';
import { resourceFigures, resourceFigureTags, resourceTraces } from './figures.ts';

const book = readApiBook(process.cwd()) as ApiBook;
const figures = resourceFigures(book);
const traces = resourceTraces(book);
const getFigure = (tag: string) => figures.find(({ name }) => name === `docs/api/${tag}`)?.data.example;
const findTrace = (tag: string) => traces.find(({ name }) => name === `docs/api/${tag}`)?.data.traces[0];
const modelsSchema = z.object({
  definitions: z.array(z.object({ name: z.string(), prices: z.record(z.string(), z.number()) })),
});
const totalsSchema = z.object({ latencyMs: z.number(), totalCost: z.number(), totalTokens: z.number() });

describe('figures of the API reference', () => {
  it('are valid, and each is shown on the page of its resource', () => {
    for (const { data } of figures) expect(figureFileSchema.safeParse(data).error).toBeUndefined();
    const drawn = [...figures, ...traces].map(({ name }) => name);
    const shown = book.api.tags.flatMap(({ name }) => resourceFigureTags(name, book));
    expect(shown.map((tag) => /src="([^"]+)"/.exec(tag)?.[1]).sort()).toEqual(drawn.sort());
    expect(drawn).toHaveLength(15);
  });
  it('have the totals of the example trace', () => {
    const example = responseExample(book, 'getTrace', totalsSchema);
    const [reply] = findTrace('traces')?.observations ?? [];
    expect({
      latencyMs: reply?.durationMs,
      totalCost: reply?.costUsd,
      totalTokens: (reply?.usage?.input ?? 0) + (reply?.usage?.output ?? 0),
    }).toEqual(example);
  });
  it('have costs that follow from the prices of the model', () => {
    const [reply] = findTrace('observations')?.observations ?? [];
    const { definitions } = modelsSchema.parse(JSON.parse(readFileSync('contracts/models.json', 'utf8')));
    const prices = definitions.find(({ name }) => name === reply?.model)?.prices;
    const { input = 0, output = 0 } = reply?.usage ?? {};
    expect(reply?.costUsd).toBeCloseTo(input * (prices?.input ?? 0) + output * (prices?.output ?? 0), 12);
  });
  it('show a session whose turns add up to its total', () => {
    const example = responseExample(book, 'getSession', z.object({ totalCost: z.number(), traces: z.number() }));
    const session = getFigure('sessions');
    const turns = session?.kind === 'SessionTimeline' ? session.turns : [];
    expect(turns).toHaveLength(example?.traces ?? 0);
    expect(turns.reduce((sum, { costUsd }) => sum + costUsd, 0)).toBeCloseTo(example?.totalCost ?? 0, 12);
  });
  it('show the values of the examples', () => {
    expect(findTrace('scores')?.scores).toEqual([{ name: 'helpfulness', value: 0.9 }]);
    expect(findTrace('opentelemetry')).toMatchObject({
      metadata: { 'service.name': 'support-bot' },
      observations: [{ name: 'answer', durationMs: 1407 }],
    });
    expect(getFigure('dataset-runs')).toMatchObject({
      baseline: 'baseline',
      candidate: 'shorter-prompt',
      measures: [{ name: 'exact_match', baseline: '0.92', candidate: '0.95', difference: '+0.03', verdict: 'better' }],
    });
    expect(getFigure('metrics')).toMatchObject({
      widgets: [{ series: [{ name: 'gpt-6-luna', values: [1.82, 2.07] }] }],
    });
    expect(getFigure('annotation-queues')).toMatchObject({ name: 'weekly-sample', open: 12, completed: 38 });
    expect(getFigure('models')).toMatchObject({ path: ['Project settings', 'Models', 'my-model'] });
  });
  it('are skipped if the contract lacks the operation', () => {
    const small = getBook({ ...book.api, paths: {} }, book.words, book.limits);
    expect([resourceFigures(small), resourceTraces(small)]).toEqual([[], []]);
    expect(resourceFigureTags('traces', small)).toEqual([]);
  });
});
