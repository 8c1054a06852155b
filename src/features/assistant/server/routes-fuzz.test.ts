import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { UNLIMITED_WORK } from '../../../http/work-budget.ts';
import { fuzzedHeaders } from '../../../server/api/fuzzed-requests.ts';
import { createApp } from '../../../server/app.ts';
import { openSiteStore } from '../../../server/features.ts';
import type { Renderer } from '../../../server/renderer.tsx';
import { readEnv } from '../../../site/env.ts';
import { BODY_MAX_BYTES } from '../../../site/limits.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'ask-fuzz-'));
const env = readEnv({ LOG_LEVEL: 'off', DATA_DIR: dataDir });
const store = openSiteStore(env);
const unlimited = { ...store, limiter: () => ({ take: async () => undefined }) };
const renderer = {
  site: { pages: new Map() },
  assistant: { ask: async () => [{ type: 'done' }] },
} as unknown as Renderer;
const app = createApp({
  env,
  health: { draining: false },
  renderer: () => renderer,
  store: unlimited,
  work: UNLIMITED_WORK,
});
afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});

const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value) ?? '');
const question = fc.string({ unit: 'binary', minLength: 1, maxLength: 520 });
const body = fc.oneof(
  fc
    .record({ question, before: fc.array(question, { maxLength: 4 }), locale: fc.constantFrom('en', 'ja', 'x') })
    .map(bytes),
  fc.record({ question }).map(bytes),
  fc.record({ questions: fc.array(question, { maxLength: 12 }) }).map(bytes),
  fc
    .record({ question: fc.jsonValue(), before: fc.jsonValue(), constructor: fc.jsonValue() }, { requiredKeys: [] })
    .map(bytes),
  fc.json().map((text) => new TextEncoder().encode(text)),
  fc.uint8Array({ maxLength: 200 }),
  fc.uint8Array({ minLength: BODY_MAX_BYTES - 2, maxLength: BODY_MAX_BYTES + 2, size: 'max' }),
);
it('responds to any request without a 5xx, and with 413 to any body over the limit', async () => {
  const statuses = new Set<number>();
  const path = fc.constantFrom('/api/ask', '/api/ask/share');
  const method = fc.constantFrom('POST', 'POST', 'POST', 'PUT', 'DELETE');
  const address = fc.constantFrom('203.0.113.1', '203.0.113.2', '203.0.113.3', '2001:db8::1', '', undefined);
  await fc.assert(
    fc.asyncProperty(path, method, fuzzedHeaders, body, address, async (target, verb, sent, raw, remoteAddress) => {
      const init = { method: verb, headers: sent, body: new Uint8Array(raw) };
      const { status } = await app.request(target, init, { incoming: { socket: { remoteAddress } } });
      statuses.add(status);
      expect(status).toBeLessThan(500);
      if (verb === 'POST' && raw.length > BODY_MAX_BYTES) expect(status).toBe(413);
    }),
    { numRuns: 800 },
  );
  expect([200, 201, 400, 403, 405, 413, 415, 422].filter((status) => !statuses.has(status))).toEqual([]);
});
