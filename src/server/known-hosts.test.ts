import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { trustedProxies } from '../http/client-address.ts';
import { refuseUnknownHosts } from './known-hosts.ts';

const app = new Hono();
app.use(refuseUnknownHosts({ siteUrl: 'https://docs.example.com' }, trustedProxies('10.0.0.1')));
app.get('*', (context) => context.text('page'));

/** Sends a request as if from `peer`. */
const ask = async (headers: Record<string, string>, peer = '192.0.2.1') => {
  const env = { incoming: { socket: { remoteAddress: peer, remotePort: 1, remoteFamily: 'IPv4' } } };
  return (await app.request('/docs', { headers }, env)).status;
};

it.each([
  'docs.example.com',
  'docs.example.com:8443',
  'DOCS.example.com',
  'localhost:3000',
  '127.0.0.1:3000',
  '[::1]:3000',
])('serves %s', async (host) => expect(await ask({ host })).toBe(200));
it.each([
  'evil.example',
  'docs.example.com.evil.example',
  'evil.example/docs.example.com',
  'x@docs.example.com',
  '',
  ':',
])('refuses %j with 421', async (host) => expect(await ask({ host })).toBe(421));
it('serves requests from within the process, which have no host', async () => expect(await ask({})).toBe(200));
it('trusts X-Forwarded-Host only from trusted proxies', async () => {
  const headers = { host: 'upstream', 'x-forwarded-host': 'docs.example.com' };
  expect(await ask(headers, '10.0.0.1')).toBe(200);
  expect(await ask(headers, '192.0.2.1')).toBe(421);
});
