import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';
import { noStore } from '../platform/store/open-store.ts';
import { readEnv } from '../site/env.ts';
import { trustedProxies } from './client-address.ts';
import { addressKey, rateLimit } from './rate-limit.ts';
import { addCardSecret, siteSecrets } from './secrets.ts';

const secret = Buffer.from('secret');
const key = (address: string | undefined, day = '2026-11-04', keySecret = secret) =>
  addressKey(keySecret, address, day);

describe('the key of an address', () => {
  it('hides the address, and changes daily and with the secret', () => {
    expect(key('203.0.113.9')).toMatch(/^[\w-]{43}$/);
    const keys = [
      key('203.0.113.9'),
      key('203.0.113.9', '2026-11-05'),
      key('203.0.113.9', '2026-11-04', Buffer.from('b')),
    ];
    expect(new Set([...keys, key('203.0.113.8'), key(undefined)]).size).toBe(5);
  });
  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', true],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
    ['2001:db8::1', '2001:db8::2', true],
    ['::1', '::2', true],
  ])('is that of the network for IPv6: %s and %s', (one, other, same) => expect(key(one) === key(other)).toBe(same));
});

it('uses a secret from the environment, from the database, or a new one at each start', () => {
  const getKey = (raw: Record<string, string>, purpose = 'a') =>
    siteSecrets(readEnv(raw)).getKey(purpose).toString('hex');
  expect(getKey({ SITE_SECRET: 's' })).toBe(getKey({ SITE_SECRET: 's' }));
  expect(getKey({ DATABASE_URL: 'postgres://a:b@c/d' })).toBe(getKey({ DATABASE_URL: 'postgres://a:b@c/d' }));
  expect(getKey({ SITE_SECRET: 's' })).not.toBe(getKey({ SITE_SECRET: 's' }, 'b'));
  expect(getKey({})).not.toBe(getKey({}));
});

describe('a limit', () => {
  let server: Server | undefined;
  afterEach(() => void server?.close());

  /** Sends requests one after the other, each with a different forwarding header, and returns the statuses. */
  async function statuses(proxies: string, forwarded: readonly string[]): Promise<number[]> {
    const app = new Hono();
    const services = { store: noStore(), secrets: siteSecrets(readEnv({})), proxies: trustedProxies(proxies) };
    app.use(rateLimit(services, { name: 'test', requests: 2, seconds: 60 }));
    app.get('/', (context) => context.text('ok'));
    server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1', overrideGlobalObjects: false }) as Server;
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const found: number[] = [];
    for (const header of forwarded) {
      const response = await fetch(url, { headers: { 'x-forwarded-for': header } });
      found.push(response.status);
      if (response.status === 429) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    return found;
  }

  it('ignores a forged X-Forwarded-For', async () =>
    expect(await statuses('', ['1.1.1.1', '2.2.2.2', '3.3.3.3', '127.0.0.1'])).toEqual([200, 200, 429, 429]));
  it('applies behind a trusted proxy with a forged header in front of it', async () =>
    expect(await statuses('127.0.0.1', ['1.1.1.1, 9.9.9.9', '2.2.2.2, 9.9.9.9', '3.3.3.3, 9.9.9.9'])).toEqual([
      200, 200, 429,
    ]));
  it('is separate for each visitor behind a trusted proxy', async () =>
    expect(await statuses('127.0.0.1', ['1.1.1.1', '2.2.2.2', '1.1.1.1', '2.2.2.2', '1.1.1.1'])).toEqual([
      200, 200, 200, 200, 429,
    ]));
});

it('share cards are signed with the configured secret, or else with a derived one that never ships', () => {
  const getSecret = (raw: Record<string, string>) => addCardSecret(readEnv(raw)).ogSecret;
  expect(getSecret({ OG_SECRET: 'mine' })).toBe('mine');
  expect(getSecret({ DATABASE_URL: 'postgres://a:b@c/d' })).toBe(getSecret({ DATABASE_URL: 'postgres://a:b@c/d' }));
  expect(getSecret({})).toMatch(/^[\w-]{43}$/);
  expect(getSecret({})).not.toBe(getSecret({}));
});
