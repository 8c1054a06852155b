import { PromptTemplate } from '@langchain/core/prompts';
import { FakeListChatModel } from '@langchain/core/utils/testing';
import { NodeSDK } from '@opentelemetry/sdk-node';
import OpenAI from 'openai';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type StandIn, startStandIn } from './notebooks/standin/server.ts';
import * as clientPackage from './notebooks/typescript/client/index.ts';
import { CallbackHandler } from './notebooks/typescript/langchain/index.ts';
import * as openaiPackage from './notebooks/typescript/openai/index.ts';
import * as otelPackage from './notebooks/typescript/otel/index.ts';
import * as tracingPackage from './notebooks/typescript/tracing/index.ts';

// The compiler checks each package against its contract: one that lacks an export or an option does not compile.
const tracing: Omit<typeof import('../contracts/typescript/tracing/index.d.ts'), never> = tracingPackage;
const client: Pick<typeof import('../contracts/typescript/client/index.d.ts'), 'SightglassClient'> = clientPackage;
const openai: typeof import('../contracts/typescript/openai/index.d.ts') = openaiPackage;
const otel: typeof import('../contracts/typescript/otel/index.d.ts') = otelPackage;
const { current, generation, observe, span } = tracing;

let standIn: StandIn;
let sdk: NodeSDK;
let processor: InstanceType<typeof otel.SightglassSpanProcessor>;

beforeAll(async () => {
  standIn = await startStandIn({
    root: process.cwd(),
    start: new Date('2026-11-16T09:00:00Z'),
    pace: 0,
    replies: [{ user: 'sight glass', text: 'It shows the level of a liquid.' }],
  });
  process.env.SIGHTGLASS_HOST = standIn.url;
  processor = new otel.SightglassSpanProcessor({
    mask: (value) => JSON.parse(JSON.stringify(value).replaceAll('4111', '****')),
  });
  sdk = new NodeSDK({ spanProcessors: [processor], autoDetectResources: false });
  sdk.start();
});
afterAll(async () => {
  delete process.env.SIGHTGLASS_HOST;
  await sdk.shutdown();
  await standIn.close();
});

async function recorded(traceId: string | undefined) {
  await processor.forceFlush();
  const trace = standIn.store.traces.get(traceId ?? '');
  const rows = [...standIn.store.observations.values()].filter((row) => row.traceId === traceId);
  return { trace, rows, named: (name: string) => rows.find((row) => row.name === name) };
}

describe('tracing', () => {
  it('nests observations and keeps inputs, outputs, user, session and tags', async () => {
    let id: string | undefined;
    const answer = observe(async function answer(question: string) {
      id = current.trace.id;
      current.trace.update({ userId: 'acct-831', sessionId: 's-1', tags: ['support'], metadata: { plan: 'pro' } });
      current.score('helpful', true);
      return span('look up', { kind: 'tool', input: { question } }, () => 'level');
    });
    expect(await answer('What does it show?')).toBe('level');
    const { trace, rows, named } = await recorded(id);
    expect(trace).toMatchObject({ name: 'answer', userId: 'acct-831', sessionId: 's-1', tags: ['support'] });
    expect(named('answer')).toMatchObject({ input: ['What does it show?'], output: 'level' });
    expect(named('look up')).toMatchObject({ kind: 'tool', parentObservationId: named('answer')?.id });
    expect(rows).toHaveLength(2);
    expect([...standIn.store.scores.values()].at(-1)).toMatchObject({ name: 'helpful', value: true, traceId: id });
  });

  it('records all arguments in order, and no input without arguments', async () => {
    const id = await span('order', async () => {
      await observe(async (boat: string, options?: { night: boolean }) => `${boat} ${options?.night}`, {
        name: 'enter',
      })('Alma', { night: true });
      await observe(async () => 'low', { name: 'tide' })();
      return current.trace.id;
    });
    const { named } = await recorded(id);
    expect(named('enter')?.input).toEqual(['Alma', { night: true }]);
    expect(named('tide')?.input ?? null).toBeNull();
  });

  it('records an error and rethrows it', async () => {
    let id: string | undefined;
    const run = () =>
      generation('call', { model: 'gpt-6-luna' }, () => {
        id = current.trace.id;
        throw new Error('no quota');
      });
    expect(run).toThrow('no quota');
    expect((await recorded(id)).named('call')).toMatchObject({ level: 'ERROR', statusMessage: 'no quota' });
  });

  it('masks inputs and outputs', async () => {
    const id = await span('pay', { input: { card: '4111 22' } }, async () => current.trace.id);
    expect((await recorded(id)).named('pay')?.input).toEqual({ card: '**** 22' });
  });

  it('continues the trace of a caller', async () => {
    const headers = span('caller', () => current.headers());
    const traceId = current.continueTrace(headers, () => span('callee', () => current.trace.id));
    const { named } = await recorded(traceId);
    expect(named('callee')?.parentObservationId).toBe(named('caller')?.id);
  });
});

describe('wrapped OpenAI', () => {
  const model = () => openai.wrapOpenAI(new OpenAI({ apiKey: 'k', baseURL: `${standIn.url}/v1` }));
  it('records responses with usage and cost, and keeps the helpers of the library', async () => {
    const id = await span('ask', async () => {
      const request = model().responses.create({ model: 'gpt-6-luna', input: 'What is a sight glass?' });
      expect((await request.withResponse()).response.status).toBe(200);
      expect((await request).output_text).toBe('It shows the level of a liquid.');
      return current.trace.id;
    });
    const call = (await recorded(id)).named('responses.create');
    expect(call).toMatchObject({ kind: 'generation', model: 'gpt-6-luna', output: 'It shows the level of a liquid.' });
    expect(call?.usage.output).toBeGreaterThan(0);
    expect(call?.cost.output).toBeGreaterThan(0);
  });

  it('records a stream once it ends', async () => {
    let text = '';
    const id = await span('stream', async () => {
      const stream = await model().chat.completions.create({
        model: 'gpt-6-luna',
        messages: [{ role: 'user', content: 'What is a sight glass?' }],
        stream: true,
        stream_options: { include_usage: true },
      });
      for await (const chunk of stream) text += chunk.choices[0]?.delta.content ?? '';
      return current.trace.id;
    });
    const call = (await recorded(id)).named('chat.completions.create');
    expect(call).toMatchObject({ output: text, completionStartTime: expect.stringContaining('2026') });
    expect(call?.usage.output).toBeGreaterThan(0);
  });
});

it('runs a dataset and links its traces', async () => {
  const sg = new client.SightglassClient();
  const dataset = await sg.datasets.create({ name: 'capitals' });
  await dataset.add({ input: 'France', expectedOutput: 'Paris' });
  await dataset.add({ input: 'Peru', expectedOutput: 'Lima' });
  const run = await dataset.run('baseline', {
    task: (country: string) => (country === 'France' ? 'Paris' : 'Cusco'),
    evaluators: [
      function exact(item, output) {
        return item.expectedOutput === output;
      },
    ],
  });
  expect(run.scores).toEqual({ exact: 0.5 });
  expect(run.format()).toContain('Peru    Cusco   false');
  for await (const summary of sg.datasets.runs('capitals')) expect(summary.scores).toEqual({ exact: 0.5 });
});

it('logs scores that are refused, in the words of the contract', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const sg = new client.SightglassClient();
  await sg.scores.create({ name: 'helpful', value: 1, dataType: 'boolean', traceId: 'a'.repeat(32) });
  const problem = 'value: expected true or false for dataType boolean';
  expect(log).toHaveBeenCalledWith(`[sightglass] Score helpful refused: 400 invalid_request. ${problem}`);
  log.mockRestore();
});

it('fills in a prompt, and uses the fallback for a missing one', async () => {
  const sg = new client.SightglassClient();
  await sg.prompts.create({ name: 'greet', prompt: 'Hello {{name}}', labels: ['production'] });
  expect((await sg.prompts.get('greet')).compile({ name: 'Mira' })).toBe('Hello Mira');
  expect(await sg.prompts.get('none', { fallback: 'Hi' })).toMatchObject({ isFallback: true, prompt: 'Hi' });
  await expect(sg.prompts.get('none')).rejects.toThrow('404 not_found');
});

it('records the runs of LangChain', async () => {
  const handler = new CallbackHandler({ userId: 'acct-9', tags: ['chain'], updateTrace: true });
  const chain = PromptTemplate.fromTemplate('Say {word}').pipe(new FakeListChatModel({ responses: ['Done.'] }));
  await chain.invoke({ word: 'done' }, { callbacks: [handler] });
  const { trace, rows } = await recorded(handler.lastTraceId);
  expect(trace).toMatchObject({ userId: 'acct-9', tags: ['chain'] });
  expect(rows.map(({ kind }) => kind).sort()).toEqual(['chain', 'chain', 'generation']);
  expect(rows.find(({ kind }) => kind === 'generation')?.output).toBe('Done.');
});

it('sets the fields of the LangChain handler on the trace only with updateTrace', async () => {
  const handler = new CallbackHandler({ userId: 'acct-9', sessionId: 'call-1', tags: ['chain'] });
  await PromptTemplate.fromTemplate('Say {word}').invoke({ word: 'done' }, { callbacks: [handler] });
  const { trace } = await recorded(handler.lastTraceId);
  expect(trace).toMatchObject({ userId: null, sessionId: null, tags: [] });
});
