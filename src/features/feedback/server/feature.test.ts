import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openSiteStore } from '../../../server/features.ts';
import { readEnv } from '../../../site/env.ts';
import { feedbackFeature } from './feature.ts';
import { saveFeedback } from './save.ts';

function open(variables: Record<string, string>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'feature-'));
  const env = readEnv({ LOG_LEVEL: 'off', DATA_DIR: dataDir, ...variables });
  const store = openSiteStore(env);
  onTestFinished(async () => {
    await store.close();
    rmSync(dataDir, { recursive: true });
  });
  return { env, store, feature: feedbackFeature.create({ env, store }) };
}

it('delivers saved feedback to the webhook at once and counts the outcome', async () => {
  const receiver = createServer((_, response) => response.writeHead(204).end());
  await new Promise<void>((done) => void receiver.listen(0, '127.0.0.1', done));
  onTestFinished(() => void receiver.close());
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  const { env, store, feature } = open({ FEEDBACK_WEBHOOK_URL: url });
  expect(feature.summary).toEqual([['webhook', 'on']]);
  expect((await saveFeedback({ env, store }, { page: '/docs', feedback: 'positive' })).ok).toBe(true);
  await vi.waitFor(() => expect(feature.metrics?.()).toContain('sightglass_webhook_total{outcome="delivered"} 1'), {
    timeout: 30_000,
  });
});

it('has only the retention job without a webhook', () => {
  const { feature } = open({});
  expect(feature.summary).toEqual([['webhook', 'off']]);
  expect(feature.jobs).toHaveLength(1);
});
