import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { noStore } from '../platform/store/open-store.ts';
import { readEnv } from '../site/env.ts';
import { STORAGE_QUOTA } from '../site/limits.ts';
import { trustedProxies } from './client-address.ts';
import { siteSecrets } from './secrets.ts';
import { getStorageQuota } from './storage-quota.ts';

/** Stores `bytes` as a visitor, twice through two endpoints of one server. */
function server() {
  const services = { store: noStore(), secrets: siteSecrets(readEnv({})), proxies: trustedProxies('') };
  const app = new Hono();
  for (const path of ['/a', '/b']) {
    const share = getStorageQuota(services);
    app.get(path, async (context) => {
      const refusal = await share(context, Number(context.req.query('bytes')));
      return refusal ? context.json(refusal, refusal.status) : context.text('stored');
    });
  }
  return async (path: string, bytes: number, address = '192.0.2.1') => {
    const env = { incoming: { socket: { remoteAddress: address, remotePort: 1, remoteFamily: 'IPv4' } } };
    return (await app.request(`${path}?bytes=${bytes}`, {}, env)).status;
  };
}

it('limits the bytes of a visitor across all endpoints', async () => {
  const store = server();
  const half = (STORAGE_QUOTA.kilobytes / 2) * 1024;
  expect([await store('/a', half), await store('/b', half)]).toEqual([200, 200]);
  expect([await store('/a', 1), await store('/b', 1)]).toEqual([429, 429]);
  expect(await store('/a', 1, '192.0.2.2')).toBe(200);
});

it('limits the number of small writes', async () => {
  const store = server();
  for (let index = 0; index < STORAGE_QUOTA.kilobytes; index++) expect(await store('/a', 10)).toBe(200);
  expect(await store('/a', 10)).toBe(429);
});
