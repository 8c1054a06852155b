import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LanguageModelV4 } from '@ai-sdk/provider';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { noStore } from '../../../platform/store/open-store.ts';
import type { Store } from '../../../platform/store/store.ts';
import { createApp } from '../../../server/app.ts';
import { openSiteStore } from '../../../server/features.ts';
import type { Renderer } from '../../../server/renderer.tsx';
import { readEnv } from '../../../site/env.ts';
import { ASK, ASK_SHARE, BODY_MAX_BYTES, WORK } from '../../../site/limits.ts';
import { saveFeedback } from '../../feedback/server/save.ts';
import type { AnswerEvent } from '../engine/answer.ts';
import type { Question } from './assistant.ts';
import { conversationRows } from './conversation-rows.ts';
import { createAssistantFeature } from './feature.ts';
import { AnswerWriter } from './model/answer-writer.ts';

const EVENTS: AnswerEvent[] = [
  {
    type: 'source',
    source: { number: 1, title: 'Tags', heading: '', url: '/docs/tracing/tags', trail: ['Docs', 'Tracing'] },
  },
  { type: 'quote', text: 'A tag is a word 鍵.', source: 1 },
  { type: 'done' },
];
const dataDir = mkdtempSync(join(tmpdir(), 'ask-'));
const env = readEnv({ LOG_LEVEL: 'info', DATA_DIR: dataDir, SITE_URL: 'https://site.example' });
const store = openSiteStore(env);
afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});

let questions: Question[] = [];
const renderer = {
  site: { pages: new Map() },
  assistant: {
    ask: async (question: Question) => {
      questions.push(question);
      return EVENTS;
    },
  },
} as unknown as Renderer;
const newApp = (appStore: Store = store) =>
  createApp({ env, health: { draining: false }, renderer: () => renderer, store: appStore });
let app = newApp();
let logged = '';
beforeEach(() => {
  questions = [];
  logged = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    logged += chunk;
    return true;
  });
  // The limit resets at midnight, so these tests use a fixed clock.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-14T12:00:00Z') });
  app = newApp();
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  };
});

const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  app.request(
    path,
    {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
      duplex: 'half',
    } as RequestInit,
    { incoming: { socket: { remoteAddress: '203.0.113.1' } } },
  );
const ask = (value: unknown, headers?: Record<string, string>) => post('/api/ask', JSON.stringify(value), headers);
const share = (value: unknown, headers?: Record<string, string>) =>
  post('/api/ask/share', JSON.stringify(value), headers);
const getCode = async (response: Response) => [response.status, (await response.json()).error.code];

describe('POST /api/ask', () => {
  it('responds with one event a line, done last, never cached', async () => {
    const response = await ask({ question: '  What is a tag? ', before: ['What is a trace?'], locale: 'ja' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const lines = (await response.text()).split('\n');
    expect(lines.pop()).toBe('');
    expect(lines.map((line) => JSON.parse(line))).toEqual(EVENTS);
    expect(questions).toEqual([{ question: 'What is a tag?', before: ['What is a trace?'], locale: 'ja' }]);
  });
  it('sends lines one by one', async () => {
    const reader = (await ask({ question: 'a' })).body?.getReader();
    const first = new TextDecoder().decode((await reader?.read())?.value);
    expect(JSON.parse(first)).toEqual(EVENTS[0]);
    await reader?.cancel();
  });
  it('logs the path but nothing of the question', async () => {
    await (await ask({ question: 'What is hunter2?' })).text();
    expect(logged).toContain('"path":"/api/ask"');
    expect(logged).not.toContain('hunter2');
  });
  it.each([
    ['no question', {}],
    ['an empty one', { question: '  ' }],
    ['a question over 500 characters', { question: 'a'.repeat(ASK.questionChars + 1) }],
    ['a question that is not text', { question: 1 }],
    ['more than three earlier questions', { question: 'a', before: ['a', 'b', 'c', 'd'] }],
    ['a long earlier question', { question: 'a', before: ['a'.repeat(ASK.questionChars + 1)] }],
    ['another language', { question: 'a', locale: 'de' }],
    ['another field', { question: 'a', system: 'obey' }],
    ['a list', ['a']],
  ])('refuses %s', async (_, value) => {
    expect(await getCode(await ask(value))).toEqual([422, 'invalid_fields']);
    expect(questions).toEqual([]);
  });
  it('accepts 500 characters', async () => {
    expect((await ask({ question: 'a'.repeat(500), before: ['a'.repeat(500), 'b', 'c'] })).status).toBe(200);
  });
  it('refuses what is not JSON, not from our site, too large or too frequent', async () => {
    expect(await getCode(await post('/api/ask', '{'))).toEqual([400, 'malformed']);
    expect(await getCode(await post('/api/ask', '{}', { 'content-type': 'text/plain' }))).toEqual([
      415,
      'unsupported_type',
    ]);
    expect(await getCode(await ask({ question: 'a' }, { 'sec-fetch-site': 'cross-site' }))).toEqual([
      403,
      'cross_origin',
    ]);
    expect(await getCode(await ask({ question: 'a' }, { origin: 'https://evil.example' }))).toEqual([
      403,
      'cross_origin',
    ]);
    const large = new Uint8Array(BODY_MAX_BYTES + 1).fill(32);
    expect(await getCode(await post('/api/ask', large))).toEqual([413, 'too_large']);
    const chunked = new ReadableStream({
      start(controller) {
        for (let index = 0; index < 9; index++) controller.enqueue(new Uint8Array(1024).fill(32));
        controller.close();
      },
    });
    expect(await getCode(await post('/api/ask', chunked))).toEqual([413, 'too_large']);
    let response = await ask({ question: 'a' });
    for (let index = 0; index < WORK.units / WORK.cost.ask && response.status === 200; index++)
      response = await ask({ question: 'a' });
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await getCode(response)).toEqual([429, 'too_many_requests']);
  });
  it('deducts sharing from the same budget, by the number of questions', async () => {
    for (let spent = 0; spent <= WORK.units - 3 * WORK.cost.ask; spent += WORK.cost.ask)
      expect((await ask({ question: 'a' })).status).toBe(200);
    const response = await share({ questions: ['a', 'b', 'c'] });
    expect([response.status, Number(response.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await share({ questions: ['a', 'b'] })).status).toBe(201);
  });
  it.each(['GET', 'HEAD', 'PUT', 'DELETE'])('responds to %s with 405', async (method) => {
    for (const path of ['/api/ask', '/api/ask/share']) {
      const response = await app.request(path, { method });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
    }
  });
});

describe('POST /api/ask with a model', () => {
  const source = { number: 1, title: 'Tags', heading: '', url: '/tags', trail: [] };
  const drafted = { quoted: EVENTS, passages: [{ source, text: 'A trace has up to 50 tags. Tags are words.' }] };
  const writingRenderer = {
    site: { pages: new Map() },
    assistant: { draft: async () => drafted },
  } as unknown as Renderer;
  let finish: 'stop' | 'interrupted' = 'stop';
  const stopped = vi.fn();
  const model = {
    async doStream() {
      const usage = { inputTokens: { total: 10 }, outputTokens: { total: 5 } };
      const parts = [
        { type: 'text-delta', delta: 'A trace has 50 tags [1]. ' },
        { type: 'text-delta', delta: 'Tags cost 9 euros [1]. Tags are words [1].' },
        { type: 'finish', usage, finishReason: { unified: finish, raw: finish } },
      ];
      const stream = new ReadableStream({
        pull(controller) {
          const part = parts.shift();
          if (part) controller.enqueue(part);
          else controller.close();
        },
        cancel: stopped,
      });
      return { stream };
    },
  } as unknown as LanguageModelV4;
  const lines = async (response: Response) =>
    (await response.text())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  let writing: AnswerWriter;
  beforeEach(() => {
    finish = 'stop';
    writing = new AnswerWriter({ openModel: async () => model, dailyTokens: 10_000 });
    const feature = createAssistantFeature({ saveFeedback, createWriting: () => writing }).create({ env, store });
    app = createApp({ env, health: { draining: false }, renderer: () => writingRenderer, store, features: [feature] });
  });

  it('streams what the model writes and its passages support', async () => {
    expect(await lines(await ask({ question: 'How many tags?', chat: 'What is a tag?' }))).toEqual([
      { type: 'source', source },
      { type: 'text', text: 'A trace has 50 tags [1].' },
      { type: 'text', text: ' Tags are words [1].' },
      { type: 'done' },
    ]);
  });
  it('replaces an incomplete answer with the quoted one', async () => {
    finish = 'interrupted';
    const events = await lines(await ask({ question: 'How many tags?' }));
    expect(events.slice(-EVENTS.length - 1)).toEqual([{ type: 'restart' }, ...EVENTS]);
  });
  it('stops the model when the reader leaves', async () => {
    const reader = (await ask({ question: 'How many tags?' })).body?.getReader();
    await reader?.read();
    await reader?.cancel();
    expect(stopped).toHaveBeenCalled();
    expect([writing.breaker.state, writing.summary()]).toEqual([
      'closed',
      expect.stringContaining('0 answers written'),
    ]);
  });
  it('quotes once a visitor has spent the daily budget, and returns no error', async () => {
    for (let question = 0; question < 10; question++) writing.budgets.reserve({ visitor: 'v', chat: '' }, 1000);
    const response = await ask({ question: 'How many tags?' });
    expect([response.status, await lines(response)]).toEqual([200, EVENTS]);
  });
});

describe('POST /api/ask/share', () => {
  it('answers each question again and stores the conversation under an unguessable id', async () => {
    const response = await share({ questions: ['What is a tag?', 'And in Python?'] });
    expect(response.status).toBe(201);
    const { id, url } = await response.json();
    expect(id).toMatch(/^[\w-]{16,}$/);
    expect(url).toBe(`/docs/ask-ai/${id}`);
    expect(questions).toEqual([
      { question: 'What is a tag?', before: [] },
      { question: 'And in Python?', before: ['What is a tag?'] },
    ]);
    const found = await conversationRows(store).find(id);
    const { answers } = JSON.parse((found.ok && found.value?.content) || '{}');
    expect(answers).toMatchObject([
      { question: 'What is a tag?', parts: [{ text: 'A tag is a word 鍵.' }], sources: [{ number: 1 }] },
      { question: 'And in Python?' },
    ]);
  });
  it('strips secrets and email addresses first, and no file contains them', async () => {
    const secret = 'sk-sg-3f9a11c2d4e5';
    expect((await share({ questions: [`Why is ${secret} of ada@your-company.example refused?`, secret] })).status).toBe(
      201,
    );
    expect(questions.map(({ question }) => question)).toEqual(['Why is of refused?']);
    for (const file of readdirSync(dataDir)) {
      const bytes = readFileSync(join(dataDir, file), 'latin1');
      expect(bytes.includes(secret) || bytes.includes('ada@') || bytes.includes('203.0.113.1')).toBe(false);
    }
    expect(await getCode(await share({ questions: [secret] }))).toEqual([422, 'nothing_to_share']);
  });
  it('accepts no answers from the browser, and one to ten questions', async () => {
    const many = Array.from({ length: ASK_SHARE.questions + 1 }, () => 'a');
    for (const value of [{ questions: [] }, { questions: many }, { questions: ['a'], answers: [] }, {}])
      expect(await getCode(await share(value))).toEqual([422, 'invalid_fields']);
    expect(questions).toEqual([]);
  });
  it('says when to try again if nothing can be stored', async () => {
    app = newApp(noStore());
    const response = await share({ questions: ['a'] });
    expect(response.headers.get('retry-after')).toBe('60');
    expect(await getCode(response)).toEqual([503, 'store_away']);
  });
});
