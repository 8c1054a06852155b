import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { noStore } from '../../../platform/store/open-store.ts';
import type { Store } from '../../../platform/store/store.ts';
import { createApp } from '../../../server/app.ts';
import { openSiteStore } from '../../../server/features.ts';
import type { Renderer } from '../../../server/renderer.tsx';
import { readEnv } from '../../../site/env.ts';
import { FEEDBACK_RATE } from '../../../site/limits.ts';
import { feedbackRows } from '../../feedback/server/rows.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'answer-feedback-'));
const env = readEnv({ LOG_LEVEL: 'off', DATA_DIR: dataDir, SITE_URL: 'https://site.example' });
const store = openSiteStore(env);
const feedback = feedbackRows(store);
afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});

const newApp = (appStore: Store = store) =>
  createApp({
    env,
    health: { draining: false },
    renderer: () => ({}) as Renderer,
    store: appStore,
  });
let app = newApp();
const rows = async () => {
  const listed = await feedback.list({});
  return listed.ok ? listed.value : [];
};
beforeEach(async () => {
  app = newApp();
  for (const { reference } of await rows()) await feedback.remove(reference);
});

const VOTE = { sources: ['/docs/tracing/masking'], helpful: false, key: '0198a1b2-0000-4000-8000-000000000001' };
const vote = (body: unknown, headers: Record<string, string> = {}) =>
  app.request('/api/ask/feedback', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

it('stores a vote and its reason as one piece of feedback about the assistant', async () => {
  const first = await vote(VOTE);
  expect([first.status, (await first.json()).ok]).toEqual([200, true]);
  expect(await rows()).toMatchObject([
    { page: '/docs/ask-ai', choice: 'negative', comment: 'Sources: /docs/tracing/masking' },
  ]);
  await vote({ ...VOTE, question: 'How do I mask?', reason: 'incomplete', comment: 'No example.' });
  expect(await rows()).toMatchObject([
    {
      page: '/docs/ask-ai',
      choice: 'negative',
      comment: 'Question: How do I mask?\nReason: incomplete\nSources: /docs/tracing/masking\n\nNo example.',
    },
  ]);
});

it('refuses other sites, invalid bodies, and a visitor over the limit', async () => {
  expect((await vote(VOTE, { origin: 'https://other.example' })).status).toBe(403);
  expect((await vote({ ...VOTE, helpful: 'yes' })).status).toBe(422);
  expect((await app.request('/api/ask/feedback')).status).toBe(405);
  expect(await rows()).toEqual([]);
  let response = await vote(VOTE);
  for (let sent = 0; sent < FEEDBACK_RATE.requests && response.status === 200; sent++) response = await vote(VOTE);
  expect(response.status).toBe(429);
});

it('reports that nothing can be stored', async () => {
  app = newApp(noStore());
  const response = await vote(VOTE);
  expect([response.status, response.headers.has('retry-after')]).toEqual([503, true]);
});
