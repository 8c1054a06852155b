import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AnswerEvent } from '../../features/assistant/engine/answer.ts';
import type { Assistant, Question } from '../../features/assistant/server/assistant.ts';
import { feedbackRows } from '../../features/feedback/server/rows.ts';
import { UNLIMITED_WORK } from '../../http/work-budget.ts';
import { codedPages } from '../../pages/coded-pages.ts';
import { MCP_CLIENTS, MCP_ENDPOINT } from '../../pages/docs-mcp/clients.ts';
import { systemClock } from '../../platform/clock.ts';
import { DEV_ASSETS } from '../../render/assets.ts';
import { readEnv } from '../../site/env.ts';
import { FEEDBACK_RATE } from '../../site/limits.ts';
import { loadSite } from '../../source/site.ts';
import { createApp } from '../app.ts';
import { openSiteStore } from '../features.ts';
import { createRenderer } from '../renderer.tsx';

const dataDir = mkdtempSync(join(tmpdir(), 'mcp-'));
const env = readEnv({ LOG_LEVEL: 'off', DATA_DIR: dataDir });
const site = loadSite(process.cwd(), codedPages);
const EVENTS: AnswerEvent[] = [
  {
    type: 'source',
    source: { number: 1, title: 'Masking', heading: 'Rules', url: '/docs/tracing/masking#rules', trail: ['Docs'] },
  },
  { type: 'quote', text: 'Rules run before anything is sent.', source: 1 },
  { type: 'done' },
];
const REFUSAL: AnswerEvent[] = [{ type: 'none', reason: 'off-topic', pages: [] }, { type: 'done' }];
let questions: Question[] = [];
/** Responds immediately: the real assistant would first index the whole site. */
const assistant: Assistant = {
  ask: async (question) => {
    questions.push(question);
    return question.question.includes('football') ? REFUSAL : EVENTS;
  },
  draft: async () => ({ quoted: EVENTS, passages: [] }),
};
const renderer = { ...createRenderer({ site, env, assets: DEV_ASSETS, clock: systemClock }), assistant };
const store = openSiteStore(env);
const newApp = () =>
  createApp({ env, health: { draining: false }, renderer: () => renderer, store, work: UNLIMITED_WORK });
let app = newApp();

beforeEach(() => {
  questions = [];
  app = newApp();
});
let client: Client | undefined;
afterEach(() => client?.close());
afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});

async function connect(url = MCP_ENDPOINT, headers: Record<string, string> = {}): Promise<Client> {
  client = new Client({ name: 'test', version: '1.0.0' });
  const fetch = async (input: string | URL, init?: RequestInit) => app.request(new URL(input).pathname, init);
  await client.connect(new StreamableHTTPClientTransport(new URL(url), { fetch, requestInit: { headers } }));
  return client;
}

async function call(server: Client, name: string, args: Record<string, unknown>) {
  const result = await server.callTool({ name, arguments: args });
  const text = (result.content as { text: string }[]).map((part) => part.text).join('');
  return { text, isError: result.isError === true };
}

const storedFeedback = async () => {
  const listed = await feedbackRows(store).list({});
  return listed.ok ? listed.value.map(({ page, choice, comment }) => ({ page, choice, comment })) : [];
};

describe('ask', () => {
  it('quotes passages with full URLs of their sources', async () => {
    expect(await call(await connect(), 'ask', { question: ' How do I mask? ' })).toEqual({
      isError: false,
      text: [
        '**How do I mask?**',
        '_Quoted from the docs_',
        '> Rules run before anything is sent. [1]',
        'Sources:',
        `1. [Masking: Rules](${env.siteUrl}/docs/tracing/masking#rules)\n`,
      ].join('\n\n'),
    });
  });
  it('reports an off-topic question, but not as an error', async () => {
    const { text, isError } = await call(await connect(), 'ask', { question: 'Who won the football match?' });
    expect(isError).toBe(false);
    expect(text).toContain('_Not about Sightglass_');
    expect(text).toContain(`](${env.siteUrl}/support)`);
  });
  it('uses earlier questions for a follow-up', async () => {
    await call(await connect(), 'ask', { question: 'And in Python?', previousQuestions: ['How do I mask?'] });
    expect(questions).toEqual([{ question: 'And in Python?', before: ['How do I mask?'] }]);
  });
  it('refuses a question that is blank or too long', async () => {
    const server = await connect();
    for (const question of [' ', 'x'.repeat(501)])
      expect(await call(server, 'ask', { question })).toMatchObject({ isError: true });
    expect(questions).toEqual([]);
  });
});

describe('submit_feedback', () => {
  const feedback = { page: '/docs/tracing.md#install', helpful: false, comment: 'The install command is outdated.' };
  afterEach(async () => {
    const listed = await feedbackRows(store).list({});
    for (const { reference } of listed.ok ? listed.value : []) await feedbackRows(store).remove(reference);
  });
  it('stores feedback about a page', async () => {
    const { text, isError } = await call(await connect(), 'submit_feedback', feedback);
    expect([isError, text]).toEqual([
      false,
      expect.stringMatching(/^Stored feedback about \/docs\/tracing\. Reference: /),
    ]);
    expect(await storedFeedback()).toEqual([
      { page: '/docs/tracing', choice: 'negative', comment: 'The install command is outdated.' },
    ]);
  });
  it('stores nothing for an unknown page, or without a comment', async () => {
    const server = await connect();
    expect(await call(server, 'submit_feedback', { ...feedback, page: '/docs/nope' })).toMatchObject({ isError: true });
    expect(await call(server, 'submit_feedback', { ...feedback, comment: '  ' })).toMatchObject({ isError: true });
    expect(await storedFeedback()).toEqual([]);
  });
  it('is refused for browser pages of other sites, which may still read', async () => {
    const server = await connect(MCP_ENDPOINT, { origin: 'https://other.example' });
    expect((await call(server, 'submit_feedback', feedback)).text).toBe('Other websites cannot send feedback.');
    expect((await call(server, 'list_pages', {})).isError).toBe(false);
    expect(await storedFeedback()).toEqual([]);
  });
  it('has a limit for each visitor', async () => {
    const server = await connect();
    const unknown = { ...feedback, page: '/docs/nope' };
    for (let sent = 0; sent < FEEDBACK_RATE.requests; sent++) await call(server, 'submit_feedback', unknown);
    expect((await call(server, 'submit_feedback', feedback)).text).toContain('Too many requests');
  });
});

describe('the setup instructions of a client', () => {
  const urlIn = (text: string) => /https?:\/\/[^\s"]+/.exec(text)?.[0] ?? '';
  it.each(MCP_CLIENTS)('$heading connects to the server', async ({ file, text }) => {
    if (file.endsWith('.json')) expect(() => JSON.parse(text)).not.toThrow();
    const server = await connect(urlIn(text));
    expect((await server.listTools()).tools).toHaveLength(5);
  });
  it('describes every tool and every field of it', async () => {
    const { tools } = await (await connect()).listTools();
    for (const { description = '', inputSchema } of tools) {
      expect(description.length).toBeGreaterThan(80);
      for (const field of Object.values(inputSchema.properties ?? {}))
        expect((field as { description?: string }).description).toBeTruthy();
    }
  });
});

describe('?ask= on a Markdown page', () => {
  const question = new URLSearchParams({ ask: 'How do I mask personal data?' });
  it('responds with the answer as Markdown', async () => {
    const atMarkdownUrl = await app.request(`/docs/tracing.md?${question}`);
    const accept = await app.request(`/docs/tracing?${question}`, { headers: { accept: 'text/markdown' } });
    const texts = [await atMarkdownUrl.text(), await accept.text()];
    expect(texts[0]).toMatch(/^\*\*How do I mask personal data\?\*\*\n\n_Quoted from the docs_\n\n/);
    expect(texts[1]).toBe(texts[0]);
    expect(Object.fromEntries(atMarkdownUrl.headers)).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
  });
  it('is the page itself without a question, and 404 for an unknown page', async () => {
    const plain = await (await app.request('/docs/tracing.md')).text();
    expect(await (await app.request('/docs/tracing.md?ask=%20')).text()).toBe(plain);
    expect((await app.request(`/docs/nope.md?${question}`)).status).toBe(404);
  });
  it("counts towards the visitor's budget", async () => {
    const refusal = { status: 429 as const, code: 'x', message: 'Later.', retryAfter: 3 };
    const work = { spend: (_: unknown, units: number) => (units >= 40 ? refusal : undefined) };
    const strict = createApp({ env, health: { draining: false }, renderer: () => renderer, work });
    const response = await strict.request(`/docs/tracing.md?${question}`);
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '3']);
  });
});
