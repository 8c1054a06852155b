import { trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { BasicTracerProvider, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { traceFileSchema } from '../src/schema/trace-file.ts';
import { traceFileFrom } from './notebooks/runner/trace-file.ts';
import { type StandIn, startStandIn } from './notebooks/standin/server.ts';

let standIn: StandIn;
beforeAll(async () => {
  standIn = await startStandIn({
    root: process.cwd(),
    start: new Date('2026-11-16T09:00:00Z'),
    pace: 0,
    replies: [],
  });
});
afterAll(() => standIn.close());

async function call(method: string, path: string, body?: object) {
  const response = await fetch(`${standIn.url}/api/public${path}`, { method, body: body && JSON.stringify(body) });
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : undefined };
}

describe('the stand-in API', () => {
  it('moves labels between versions of a prompt and resolves includes', async () => {
    await call('POST', '/prompts', { name: 'tone', prompt: 'Be brief.', labels: ['production'] });
    await call('POST', '/prompts', { name: 'reply', prompt: '{{> tone}} Answer {{question}}', labels: ['production'] });
    await call('POST', '/prompts', { name: 'reply', prompt: 'Second {{question}}' });
    const first = await call('GET', '/prompts/reply');
    expect(first.body).toMatchObject({ version: 1, prompt: 'Be brief. Answer {{question}}', variables: ['question'] });
    await call('PATCH', '/prompts/reply/versions/2', { labels: ['production'] });
    expect((await call('GET', '/prompts/reply')).body.version).toBe(2);
    expect(await call('GET', '/prompts/reply?label=staging')).toMatchObject({
      status: 404,
      body: { error: { message: 'There is no prompt "reply" with the label "staging".' } },
    });
  });

  it('refuses prompts whose includes are missing or form a cycle, and keeps what was there', async () => {
    const missing = await call('POST', '/prompts', { name: 'lost', prompt: '{{> nowhere}}' });
    expect(missing).toMatchObject({ status: 400, body: { error: { code: 'invalid_request', field: 'prompt' } } });
    expect((await call('GET', '/prompts/lost?label=latest')).status).toBe(404);
    const message = 'prompt: tone includes reply, which includes tone';
    await call('POST', '/prompts', { name: 'reply', prompt: '{{> tone}}', labels: ['production'] });
    const cycle = await call('POST', '/prompts', { name: 'tone', prompt: '{{> reply}}', labels: ['production'] });
    expect(cycle).toMatchObject({ status: 400, body: { error: { message } } });
    expect((await call('GET', '/prompts/reply')).body.prompt).toBe('Be brief.');
  });

  it('adds an object to an annotation queue only once', async () => {
    const { body: queue } = await call('POST', '/annotation-queues', { name: 'weekly', scoreConfigIds: ['cfg_1'] });
    const item = { objectType: 'trace', objectId: '4bf92f3577b34da6a3ce929d0e0e4736' };
    const add = async () => (await call('POST', `/annotation-queues/${queue.id}/items`, item)).status;
    expect([await add(), await add()]).toEqual([201, 409]);
  });

  it('rejects bodies and parameters that are not in the contract', async () => {
    const wrong = await call('POST', '/prompts', { name: 'x', prompt: 'y', colour: 'red' });
    expect(wrong).toMatchObject({ status: 400, body: { error: { code: 'invalid_request', field: 'colour' } } });
    expect(await call('GET', '/traces?user=x')).toMatchObject({ status: 400, body: { error: { field: 'user' } } });
    expect((await call('GET', '/nothing')).status).toBe(404);
  });

  it('averages the scores of a run', async () => {
    await call('POST', '/datasets', { name: 'capitals' });
    expect((await call('POST', '/datasets', { name: 'capitals' })).status).toBe(409);
    for (const [index, value] of [1, 0].entries()) {
      const item = await call('POST', '/dataset-items', { datasetName: 'capitals', input: `country ${index}` });
      const traceId = String(index).repeat(32);
      const result = { datasetName: 'capitals', runName: 'baseline', itemId: item.body.id, traceId };
      expect((await call('POST', '/dataset-runs', result)).status).toBe(201);
      await call('POST', '/scores', { name: 'exact', value, traceId });
    }
    const { body } = await call('GET', '/dataset-runs?datasetName=capitals');
    expect(body.data[0]).toMatchObject({ name: 'baseline', items: 2, averages: { exact: 0.5 } });
  });

  it('returns the project of the keys as a page', async () => {
    const { body } = await call('GET', '/projects');
    expect(body).toMatchObject({ data: [{ name: 'cookbook' }], meta: { nextCursor: null } });
  });

  it('paginates by cursor', async () => {
    const first = await call('GET', '/dataset-items?datasetName=capitals&limit=1');
    const second = await call(
      'GET',
      `/dataset-items?datasetName=capitals&limit=1&cursor=${first.body.meta.nextCursor}`,
    );
    expect([first, second].map(({ body }) => body.data[0].input)).toEqual(['country 0', 'country 1']);
    expect(second.body.meta.nextCursor).toBeNull();
  });
});

describe('OTLP', () => {
  it('records spans of a real exporter, with cost, and writes them as a trace file', async () => {
    const exporter = new OTLPTraceExporter({ url: `${standIn.url}/api/public/otel/v1/traces` });
    const provider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
    const tracer = provider.getTracer('test');
    const root = tracer.startSpan('answer', { attributes: { 'user.id': 'acct-831', 'session.id': 's-1' } });
    const context = trace.setSpan((await import('@opentelemetry/api')).context.active(), root);
    const model = tracer.startSpan('chat', {}, context);
    model.setAttributes({
      'gen_ai.operation.name': 'chat',
      'gen_ai.request.model': 'gpt-6-luna',
      'gen_ai.usage.input_tokens': 1000,
      'gen_ai.usage.cache_read.input_tokens': 400,
      'gen_ai.usage.output_tokens': 100,
      'gen_ai.input.messages': '[{"role":"user"}]',
    });
    model.recordException(new Error('no quota'));
    model.setStatus({ code: 2, message: 'no quota' });
    model.end();
    root.end();
    await provider.forceFlush();
    const id = root.spanContext().traceId;
    await call('POST', '/scores', { name: 'helpful', value: true, traceId: id });
    const { body } = await call('GET', `/traces/${id}`);
    expect(body).toMatchObject({ name: 'answer', userId: 'acct-831', sessionId: 's-1', totalTokens: 1100 });
    // The two spans may start in the same millisecond, so their order says nothing.
    const isChat = ({ name }: { name: string }) => name === 'chat';
    expect(body.observations.find(isChat)).toMatchObject({
      kind: 'generation',
      parentObservationId: root.spanContext().spanId,
      level: 'ERROR',
      statusMessage: 'no quota',
      usage: { input: 600, input_cached: 400, output: 100 },
    });
    const file = traceFileFrom(standIn.store);
    expect(traceFileSchema.safeParse(file).error).toBeUndefined();
    const recorded = file.traces.find((entry) => entry.id === id);
    expect(recorded?.scores).toEqual([{ name: 'helpful', value: true, source: 'API' }]);
    const chat = recorded?.observations.find(isChat);
    expect(chat).toMatchObject({ type: 'generation', usage: { input: 1000, output: 100 } });
    expect(chat?.costUsd).toBeGreaterThan(0);
  });
});
