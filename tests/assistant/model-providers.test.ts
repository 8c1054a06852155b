import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, type AnswerEvent, addEvent, emptyAnswer } from '../../src/features/assistant/engine/answer.ts';
import type { SourcePassage } from '../../src/features/assistant/engine/verify/passage.ts';
import { AnswerWriter, type WritingOptions } from '../../src/features/assistant/server/model/answer-writer.ts';
import { openLanguageModel } from '../../src/features/assistant/server/model/language-model.ts';
import type { AnswerRecord } from '../../src/features/assistant/server/model/model-stats.ts';
import { ASSISTANT_PROVIDERS, type AssistantProvider } from '../../src/site/assistant-env.ts';
import { WRITTEN_ANSWER } from '../../src/site/limits.ts';
import { type Fault, type FaultyProvider, startFaultyProvider } from './faulty-provider.ts';

let provider: FaultyProvider;
beforeAll(async () => {
  provider = await startFaultyProvider();
});
beforeEach(() => Object.assign(provider, { fault: 'none', reply: REPLY, requests: [] }));
afterAll(() => provider.close());

const FACT = 'Traces are kept for 30 days on the Hobby plan.';
const source = { number: 1, title: 'Retention', heading: '', url: '/retention', trail: ['Docs'] };
const PASSAGES: SourcePassage[] = [{ source, text: `${FACT} Exports run every night and keep traces for you.` }];
const REPLY = 'The Hobby plan keeps traces for 30 days [1]. Exports run every night [1]. Exports cost 9 dollars [1].';
const QUOTED: AnswerEvent[] = [{ type: 'source', source }, { type: 'quote', text: FACT, source: 1 }, { type: 'done' }];

const PATHS: Record<AssistantProvider, string> = {
  openai: '/v1',
  anthropic: '/v1',
  google: '/v1beta',
  azure: '',
  'openai-compatible': '/v1',
};

function open(name: AssistantProvider, options: Partial<WritingOptions> = {}) {
  const records: AnswerRecord[] = [];
  const env = { provider: name, model: 'm-1', baseUrl: provider.url + PATHS[name], apiKey: 'secret', dailyTokens: 1e6 };
  const limits = { ...WRITTEN_ANSWER, firstTokenMs: 1000, idleMs: 300, failures: 2, ...options.limits };
  const onAnswer = (record: AnswerRecord) => records.push(record);
  const answers = new AnswerWriter({
    openModel: () => openLanguageModel(env),
    dailyTokens: 1e6,
    onAnswer,
    ...options,
    limits,
  });
  const ask = async (question = 'How long are traces kept?', signal = new AbortController().signal) => {
    const events: AnswerEvent[] = [];
    const budgetOwner = { visitor: 'v', chat: 'c' };
    const request = { question, before: ['What is a trace?'], quoted: QUOTED, passages: PASSAGES, budgetOwner, signal };
    for await (const event of answers.write(request)) events.push(event);
    const answer: Answer = events.reduce(addEvent, emptyAnswer(question));
    return { events, answer, outcome: records.at(-1)?.outcome };
  };
  return { answers, ask, records };
}

describe.each(ASSISTANT_PROVIDERS)('%s', (name) => {
  it('writes a verified answer and counts its tokens', async () => {
    const { ask, records } = open(name);
    const { answer, outcome } = await ask();
    expect([outcome, answer.sources.map(({ url }) => url)]).toEqual(['written', ['/retention']]);
    const text = 'The Hobby plan keeps traces for 30 days [1]. Exports run every night [1].';
    expect(answer.parts).toEqual([{ type: 'text', text }]);
    expect(records[0]).toMatchObject({ usage: { input: 1000, output: 200, cached: 400 }, kept: 2, dropped: 1 });
    const [request] = provider.requests;
    expect(request?.text).toContain(FACT);
    expect(request?.text).toContain('What is a trace?');
    expect(JSON.stringify(request?.headers)).toContain('secret');
    expect(request?.body.tools).toBeUndefined();
  });

  it.each<[Fault, boolean]>([
    ['hang', false],
    ['429', false],
    ['500', false],
    ['garbage', false],
    ['stall', true],
    ['reset', true],
    ['end early', true],
  ])('falls back to the quoted answer: %s', async (fault, isMidStream) => {
    Object.assign(provider, { fault, reply: REPLY.repeat(3) });
    const { ask, answers } = open(name);
    const { events, answer, outcome } = await ask();
    expect(answer).toEqual({ question: 'How long are traces kept?', parts: [QUOTED[1]], sources: [source] });
    expect(events.some(({ type }) => type === 'restart')).toBe(isMidStream);
    expect(events.at(-1)).toEqual({ type: 'done' });
    expect(outcome).not.toBe('written');
    await ask();
    expect(answers.breaker.state).toBe('open');
  });
});

it('reports what went wrong', async () => {
  const outcomes: Record<string, unknown> = {};
  for (const fault of ['hang', '429', '500', 'stall', 'end early'] as const) {
    Object.assign(provider, { fault });
    outcomes[fault] = (await open('azure').ask()).outcome;
  }
  expect(outcomes).toEqual({
    hang: 'timeout',
    '429': 'rate-limit',
    '500': 'server',
    stall: 'timeout',
    'end early': 'cut',
  });
});

it('waits for a slow stream, up to the limit for the whole answer', async () => {
  Object.assign(provider, { fault: 'drip', dripMs: 5 });
  expect((await open('anthropic').ask()).outcome).toBe('written');
  Object.assign(provider, { fault: 'drip', dripMs: 50, reply: REPLY.repeat(20) });
  const { outcome, answer } = await open('anthropic', { limits: { ...WRITTEN_ANSWER, totalMs: 200 } }).ask();
  expect([outcome, answer.parts]).toEqual(['timeout', [QUOTED[1]]]);
});

it('makes no calls while the breaker is open, and tries again after a pause', async () => {
  let time = Date.UTC(2026, 10, 16);
  const { ask } = open('openai', { now: () => new Date(time) });
  provider.fault = '500';
  await ask();
  await ask();
  expect((await ask()).outcome).toBe('breaker');
  expect(provider.requests).toHaveLength(2);
  provider.fault = 'none';
  time += WRITTEN_ANSWER.restMs;
  expect((await ask()).outcome).toBe('written');
  expect((await ask()).outcome).toBe('written');
});

it.each([
  ['daily', { dailyTokens: 100 }],
  ['visitor', { limits: { ...WRITTEN_ANSWER, visitorTokens: 100 } }],
  ['chat', { limits: { ...WRITTEN_ANSWER, chatTokens: 100 } }],
])('quotes when the %s budget is spent', async (_, options) => {
  const { ask } = open('openai', options);
  const { events, outcome } = await ask();
  expect([events, outcome, provider.requests]).toEqual([QUOTED, 'budget', []]);
});

it('says when there is no answer', async () => {
  provider.reply = 'NO_ANSWER';
  const { events, outcome } = await open('google').ask();
  expect(outcome).toBe('no-answer');
  const pages = [{ title: 'Retention', url: '/retention' }];
  expect(events).toEqual([{ type: 'none', reason: 'not-found', pages }, { type: 'done' }]);
});

it('quotes if most of the reply is unsupported', async () => {
  provider.reply = 'Exports run every night [1]. Ask a pirate [1]. Buy gold [1]. See https://evil.example [1].';
  const { events, answer, outcome } = await open('openai').ask();
  expect([outcome, events.some(({ type }) => type === 'restart')]).toEqual(['unsupported', true]);
  expect(answer.parts).toEqual([QUOTED[1]]);
});

it('aborts the call when the reader leaves, and does not blame the provider', async () => {
  provider.fault = 'stall';
  const reader = new AbortController();
  const { ask, answers } = open('openai', { limits: { ...WRITTEN_ANSWER, idleMs: 60_000, failures: 1 } });
  const pendingAnswer = ask(undefined, reader.signal);
  await expect.poll(() => provider.requests.length).toBe(1);
  reader.abort();
  expect((await pendingAnswer).outcome).toBe('stopped');
  expect(answers.breaker.state).toBe('closed');
});

it('reports tokens, costs and the breaker, but no text', async () => {
  const { ask, answers } = open('azure', { prices: { input: 1, output: 10 } });
  await ask();
  expect(answers.summary()).toMatch(
    /^assistant model: breaker closed; 1 answers written, 0 not; 1000 input tokens \(400 cached\), 200 output tokens, 1200 today; \$0\.0030; first text p50 \d+ ms/,
  );
  const metrics = answers.metrics().join('\n');
  expect(metrics).toContain('sightglass_assistant_answers_total{outcome="written"} 1');
  expect(metrics).toContain('sightglass_assistant_tokens_total{kind="input"} 1000');
  expect(metrics).toContain('sightglass_assistant_breaker{state="closed"} 1');
  expect(metrics).not.toContain('Hobby');
});
