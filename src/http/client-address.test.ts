import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { clientAddress, fromTrustedProxy, trustedProxies } from './client-address.ts';

const app = new Hono();
app.get('/', (context) => {
  const proxies = trustedProxies('10.0.0.0/8, ::1');
  return context.json([clientAddress(context, proxies) ?? null, fromTrustedProxy(context, proxies)]);
});
async function ask(peer: string | undefined, forwarded?: string): Promise<unknown> {
  const incoming = peer === undefined ? undefined : { socket: { remoteAddress: peer, remoteFamily: 'IPv4' } };
  const headers: Record<string, string> = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return (await app.request('/', { headers }, incoming && { incoming })).json();
}

describe('the address of a visitor', () => {
  it.each([
    ['no proxy', '203.0.113.9', undefined, '203.0.113.9', false],
    ['a forged header', '203.0.113.9', '198.51.100.1', '203.0.113.9', false],
    ['IPv4 over IPv6', '::ffff:203.0.113.9', undefined, '203.0.113.9', false],
    ['one trusted proxy', '10.1.2.3', '203.0.113.9', '203.0.113.9', true],
    ['a chain, with a forged start', '10.1.2.3', '1.1.1.1, 203.0.113.9, 10.9.9.9', '203.0.113.9', true],
    ['a trusted proxy on this machine', '::1', '2001:db8::7', '2001:db8::7', true],
    ['a trusted proxy without the header', '10.1.2.3', undefined, '10.1.2.3', true],
    ['a trusted proxy with an invalid header', '10.1.2.3', 'unknown', '10.1.2.3', true],
    ['a request made in the process', undefined, '203.0.113.9', null, false],
  ])('%s', async (_, peer, forwarded, address, trusted) => {
    expect(await ask(peer, forwarded)).toEqual([address, trusted]);
  });
  it.each(['10.0.0.0/33', 'proxy', '10.0.0.0/x', '::1/129'])('a list with %s is rejected with one line', (entry) => {
    expect(() => trustedProxies(`10.0.0.1, ${entry}`)).toThrow(`TRUSTED_PROXIES: "${entry}"`);
  });
});
