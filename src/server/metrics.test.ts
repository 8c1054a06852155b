import { expect, it } from 'vitest';
import { textBody } from '../http/body.ts';
import { readEnv } from '../site/env.ts';
import { createApp } from './app.ts';
import { createMetrics } from './metrics.ts';
import type { Renderer } from './renderer.tsx';

const renderer = {
  site: { coded: new Map(), notebookFiles: new Map(), redirects: new Map() },
  page: async (path: string) =>
    path === '/docs' ? textBody('page', { type: 'text/html', cacheControl: 'no-cache' }) : undefined,
  notFound: async () => textBody('nothing', { status: 404, type: 'text/html', cacheControl: 'no-cache' }),
} as unknown as Renderer;
const env = readEnv({ LOG_LEVEL: 'off' });
const options = { env, health: { draining: false }, renderer: () => renderer };
const sources = { storeState: () => 'ready' as const, pages: 7, pendingAnswers: () => 2 };

it('reports requests, latencies, limits, features, store and index', async () => {
  const metrics = createMetrics({ ...sources, features: () => ['feature_lines 1'] });
  const app = createApp({ ...options, metrics });
  await app.request('/docs');
  await app.request('/docs');
  await app.request('/nowhere/for-a-visitor');
  const response = await app.request('/metrics');
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const text = await response.text();
  for (const line of [
    'sightglass_requests_total{kind="page",method="GET",status="200"} 2',
    'sightglass_requests_total{kind="page",method="GET",status="404"} 1',
    'sightglass_request_seconds_count{kind="page"} 3',
    'feature_lines 1',
    'sightglass_store_state{state="ready"} 1',
    'sightglass_store_state{state="away"} 0',
    'sightglass_index_pages 7',
    'sightglass_answers_pending 2',
  ])
    expect(text.split('\n')).toContain(line);
  expect(text).not.toContain('visitor');
  for (const line of text.trim().split('\n')) expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{.+\})? [\d.e+-]+)$/);
});

it('returns 404 unless it is enabled', async () =>
  expect((await createApp(options).request('/metrics')).status).toBe(404));

it('adds the counts of the assistant model, if there is one', () => {
  expect(createMetrics({ ...sources, features: () => ['model_lines 1'] }).text()).toContain('\nmodel_lines 1\n');
  expect(createMetrics(sources).text()).not.toContain('assistant');
});
