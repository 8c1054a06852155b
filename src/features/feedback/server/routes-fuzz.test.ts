import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { textBody } from '../../../http/body.ts';
import { createApp } from '../../../server/app.ts';
import { openSiteStore } from '../../../server/features.ts';
import type { Renderer } from '../../../server/renderer.tsx';
import { readEnv } from '../../../site/env.ts';
import { BODY_MAX_BYTES } from '../../../site/limits.ts';

const RUNS = 500;
const renderer = {
  site: { pages: new Map([['/docs', {}]]), coded: new Map() },
  page: async () => textBody('form', { type: 'text/html', cacheControl: 'no-cache' }),
} as unknown as Renderer;
const dataDir = mkdtempSync(join(tmpdir(), 'fuzz-'));
const env = readEnv({ LOG_LEVEL: 'off', DATA_DIR: dataDir });
const store = openSiteStore(env);
const unlimited = { ...store, limiter: () => ({ take: async () => undefined }) };
const app = createApp({ env, health: { draining: false }, renderer: () => renderer, store: unlimited });
afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});

const right = fc.record(
  {
    page: fc.constant('/docs'),
    feedback: fc.constantFrom('positive', 'negative'),
    comment: fc.string({ unit: 'binary', maxLength: 2000 }),
  },
  { requiredKeys: ['page', 'feedback'] },
);
const body = fc.oneof(
  right.map((value) => new TextEncoder().encode(JSON.stringify(value))),
  right.map((value) => new TextEncoder().encode(new URLSearchParams(value as Record<string, string>).toString())),
  fc.uint8Array({ maxLength: 200 }),
  fc.uint8Array({ minLength: BODY_MAX_BYTES - 2, maxLength: BODY_MAX_BYTES + 2, size: 'max' }),
  fc.json().map((text) => new TextEncoder().encode(text)),
  fc
    .record(
      {
        page: fc.oneof(fc.constant('/docs'), fc.string({ unit: 'binary' }), fc.jsonValue()),
        feedback: fc.oneof(fc.constantFrom('positive', 'negative'), fc.jsonValue()),
        comment: fc.oneof(fc.string({ unit: 'binary', maxLength: 2000 }), fc.jsonValue()),
        constructor: fc.jsonValue(),
      },
      { requiredKeys: [] },
    )
    .map((value) => new TextEncoder().encode(JSON.stringify(value))),
  fc
    .array(fc.tuple(fc.constantFrom('page', 'feedback', 'comment', 'key', 'token', 'website', 'x'), fc.string()))
    .map((pairs) => new TextEncoder().encode(new URLSearchParams(pairs).toString())),
);
const headerText = fc.string({ unit: fc.constantFrom(...'azAZ09-_/;=", .*%'), maxLength: 60 });
const headers = fc.record(
  {
    'content-type': fc.oneof(
      fc.constantFrom('application/json', 'application/x-www-form-urlencoded', 'text/plain'),
      headerText,
    ),
    'content-encoding': fc.oneof(fc.constantFrom('gzip', 'br', 'deflate', 'zstd', 'identity'), headerText),
    'content-length': fc.oneof(fc.constantFrom('0', '-1', '1e9', '8193', 'x'), headerText),
    'idempotency-key': fc.oneof(fc.uuid(), headerText),
    origin: fc.oneof(fc.constantFrom('null', 'http://localhost', 'https://evil.example', 'http://['), headerText),
    'sec-fetch-site': fc.oneof(fc.constantFrom('same-origin', 'cross-site'), headerText),
    'x-forwarded-for': headerText,
  },
  { requiredKeys: [] },
);
/** Includes requests that are valid except for their body. */
const mostlyValidHeaders = fc.oneof(
  headers,
  fc.constantFrom({ 'content-type': 'application/json' }, { 'content-type': 'application/x-www-form-urlencoded' }),
);
const method = fc.constantFrom('POST', 'POST', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE');

const getBytes = (text: string) => new TextEncoder().encode(text);
const json = { 'content-type': 'application/json' };
const choice = JSON.stringify({ page: '/docs', feedback: 'positive' });
/** One request for each response status, so that chance never skips one. */
const SURE: Array<[string, Record<string, string>, Uint8Array<ArrayBuffer>]> = [
  ['POST', json, getBytes(choice)],
  ['POST', { 'content-type': 'application/x-www-form-urlencoded' }, getBytes('page=/docs&feedback=positive')],
  ['POST', json, getBytes('{')],
  ['POST', { ...json, origin: 'https://evil.example' }, getBytes(choice)],
  ['PUT', json, getBytes(choice)],
  ['POST', json, getBytes(' '.repeat(BODY_MAX_BYTES + 1))],
  ['POST', { 'content-type': 'text/plain' }, getBytes(choice)],
  ['POST', json, getBytes('{}')],
];

it('responds to any request without a 5xx, and with 413 to any body over the limit', async () => {
  const statuses = new Set<number>();
  await fc.assert(
    fc.asyncProperty(method, mostlyValidHeaders, body, async (verb, requestHeaders, bytes) => {
      const request = new Request('http://localhost/api/feedback', {
        method: verb,
        headers: requestHeaders,
        body: new Uint8Array(bytes),
      });
      const { status } = await app.request(request);
      statuses.add(status);
      expect(status).toBeLessThan(500);
      if (verb === 'POST' && bytes.length > BODY_MAX_BYTES) expect(status).toBe(413);
    }),
    { numRuns: RUNS, examples: SURE },
  );
  // The requests covered every outcome: stored, and refused for each reason.
  expect([200, 303, 400, 403, 405, 413, 415, 422].filter((status) => !statuses.has(status))).toEqual([]);
});
