import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { fuzzedHeaders } from '../../../../server/api/fuzzed-requests.ts';
import { createApp } from '../../../../server/app.ts';
import { openSiteStore } from '../../../../server/features.ts';
import type { Renderer } from '../../../../server/renderer.tsx';
import { readEnv } from '../../../../site/env.ts';
import { BODY_MAX_BYTES } from '../../../../site/limits.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'note-fuzz-'));
const env = readEnv({ LOG_LEVEL: 'off', DATA_DIR: dataDir });
const store = openSiteStore(env);
const unlimited = { ...store, limiter: () => ({ take: async () => undefined }) };
const app = createApp({ env, health: { draining: false }, renderer: () => ({}) as Renderer, store: unlimited });
afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});

const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value) ?? '');
const right = {
  query: fc.string({ unit: 'binary', minLength: 1, maxLength: 500 }),
  kind: fc.constantFrom('none', 'abandoned'),
  locale: fc.constantFrom('en', 'ja', 'ko', 'zh-Hans'),
};
const body = fc.oneof(
  fc.record(right).map(bytes),
  fc
    .record(
      { query: fc.jsonValue(), kind: fc.jsonValue(), locale: right.locale, constructor: fc.jsonValue() },
      { requiredKeys: [] },
    )
    .map(bytes),
  fc.json().map((text) => new TextEncoder().encode(text)),
  fc.uint8Array({ maxLength: 200 }),
  fc.uint8Array({ minLength: BODY_MAX_BYTES - 2, maxLength: BODY_MAX_BYTES + 2, size: 'max' }),
);
it('responds to any request without a 5xx, and with 413 to any body over the limit', async () => {
  const seen = new Set<number>();
  const method = fc.constantFrom('POST', 'POST', 'POST', 'PUT', 'DELETE');
  const address = fc.constantFrom('203.0.113.1', '203.0.113.2', '203.0.113.3', '2001:db8::1', '', undefined);
  await fc.assert(
    fc.asyncProperty(method, fuzzedHeaders, body, address, async (verb, sent, raw, remoteAddress) => {
      const init = { method: verb, headers: sent, body: new Uint8Array(raw) };
      const { status } = await app.request('/api/search-note', init, { incoming: { socket: { remoteAddress } } });
      seen.add(status);
      expect(status).toBeLessThan(500);
      if (verb === 'POST' && raw.length > BODY_MAX_BYTES) expect(status).toBe(413);
    }),
    { numRuns: 500 },
  );
  expect([204, 400, 403, 405, 413, 415, 422].filter((status) => !seen.has(status))).toEqual([]);
});
