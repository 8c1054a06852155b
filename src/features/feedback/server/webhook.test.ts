import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Store } from '../../../platform/store/store.ts';
import { openSiteStore } from '../../../server/features.ts';
import { WEBHOOK, WEBHOOK_WAIT } from '../../../site/limits.ts';
import { feedbackRows } from './rows.ts';
import { createDelivery, retryDelay, webhookHeaders } from './webhook.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'webhook-'));
let now = Date.parse('2026-11-04T10:00:00.000Z');
const clock = { now: () => new Date(now) };
let dataDir = '';
let store: Store;
let status = 200;
let got: { headers: IncomingHttpHeaders; body: string }[] = [];
let gaveUp: string[] = [];
const receiver = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  got.push({ headers: request.headers, body });
  response.writeHead(status, { location: '/elsewhere' }).end();
});

const open = () => openSiteStore({ databaseUrl: '', dataDir, dataMaxMb: 10 }, { clock });
const delivery = (of: Store, url?: string) =>
  createDelivery({
    store: of,
    url: url ?? `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`,
    secret: 'whsec_c2VjcmV0',
    clock,
    onGiveUp: (reference, reason) => gaveUp.push(`${reference} ${reason}`),
  });
const save = (visit = 'a') =>
  feedbackRows(store).save({ page: '/docs', choice: 'negative', comment: 'Private words', visit }, true);

beforeEach(async () => {
  [dataDir, status, got, gaveUp] = [folder(), 200, [], []];
  store = open();
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
});
afterEach(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
  receiver.closeAllConnections();
  await new Promise((done) => receiver.close(done));
});

it('delivers what is due once, signed, with the current row', async () => {
  const saved = await save();
  const deliver = delivery(store);
  await Promise.all([deliver(), deliver()]);
  await deliver();
  expect(got).toHaveLength(1);
  const { headers, body } = got[0] ?? { headers: {}, body: '' };
  expect(JSON.parse(body)).toEqual({
    type: 'feedback.received',
    timestamp: '2026-11-04T10:00:00.000Z',
    data: {
      reference: saved.ok && saved.value.reference,
      page: '/docs',
      feedback: 'negative',
      comment: 'Private words',
      createdAt: '2026-11-04T10:00:00.000Z',
      updatedAt: '2026-11-04T10:00:00.000Z',
    },
  });
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', 'secret').update(signed).digest('base64')}`);
  expect(headers['webhook-timestamp']).toBe(String(now / 1000));
});

it('retries after a failure, with the same id, even after a restart', async () => {
  await save();
  status = 500;
  await delivery(store)();
  now += retryDelay(1) - 1;
  await delivery(store)();
  expect(got).toHaveLength(1);
  await store.close();
  store = open();
  status = 204;
  now += 1;
  await delivery(store)();
  now += WEBHOOK_WAIT.maxMs;
  await delivery(store)();
  expect(got).toHaveLength(2);
  expect(got[1]?.headers['webhook-id']).toBe(got[0]?.headers['webhook-id']);
});

it('gives up after the last try, and logs it without the comment', async () => {
  const saved = await save();
  status = 302;
  for (let tried = 1; tried <= WEBHOOK.tries + 2; tried++) {
    await delivery(store)();
    now += WEBHOOK_WAIT.maxMs;
  }
  expect(got).toHaveLength(WEBHOOK.tries);
  expect(gaveUp).toEqual([`${saved.ok && saved.value.reference} it responded with 302`]);
});

it('is never delivered by two processes at once', async () => {
  for (const visit of ['a', 'b', 'c', 'd', 'e']) await save(visit);
  const other = open();
  await Promise.all([delivery(store)(), delivery(other)()]);
  await Promise.all([delivery(store)(), delivery(other)()]);
  await other.close();
  expect(new Set(got.map(({ headers }) => headers['webhook-id'])).size).toBe(5);
  expect(got).toHaveLength(5);
});

it('retries later if the receiver is unreachable', async () => {
  await save();
  await delivery(store, 'http://127.0.0.1:1/')();
  now += retryDelay(1);
  await delivery(store)();
  expect(got).toHaveLength(1);
});

it('doubles the delay each time, up to a limit', () => {
  expect([1, 2, 3, 4].map(retryDelay)).toEqual([10_000, 20_000, 40_000, 80_000]);
  expect(retryDelay(WEBHOOK.tries)).toBe(WEBHOOK_WAIT.maxMs);
  expect(WEBHOOK.leaseMs).toBeGreaterThan(WEBHOOK.timeoutMs);
});

it('is not signed without a secret', () =>
  expect(webhookHeaders('id', '{}', '', clock.now())).not.toHaveProperty('webhook-signature'));
