import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { trustedProxies } from '../../http/client-address.ts';
import { openGeo } from '../../platform/geo/geo.ts';
import { CONTINENT_PATH } from '../../site/regions.ts';
import { createContinentRoute } from './continent.ts';

const PROXY = '10.1.2.3';
const app = new Hono();
createContinentRoute(openGeo({ onFault: (reason) => expect.unreachable(reason) }))(app, {
  proxies: trustedProxies('10.0.0.0/8'),
});

function ask(peer: string, headers: Record<string, string> = {}): Promise<Response> {
  const incoming = { socket: { remoteAddress: peer, remoteFamily: 'IPv4' } };
  return Promise.resolve(app.request(CONTINENT_PATH, { headers }, { incoming }));
}

describe('GET /api/get-continent-code reads continentCode', () => {
  it.each([
    ['the continent header of a trusted proxy', PROXY, { 'cf-ipcontinent': 'SA' }, 'SA'],
    ['another network’s header', PROXY, { 'x-vercel-ip-continent': 'as' }, 'AS'],
    ['a country header', PROXY, { 'cf-ipcountry': 'MX' }, 'NA'],
    ['a continent before a country', PROXY, { 'cf-ipcontinent': 'EU', 'cf-ipcountry': 'MX' }, 'EU'],
    ['the address forwarded by a trusted proxy', PROXY, { 'x-forwarded-for': '8.8.8.8' }, 'NA'],
    ['the database, without a header', '200.160.2.3', {}, 'SA'],
    ['the database, despite a forged header', '200.160.2.3', { 'cf-ipcontinent': 'EU', 'cf-ipcountry': 'DE' }, 'SA'],
    ['the database, despite a forged address', '200.160.2.3', { 'x-forwarded-for': '193.0.6.139' }, 'SA'],
    [
      'the database, if the header is not a country',
      PROXY,
      { 'cf-ipcountry': 'T1', 'x-forwarded-for': '193.0.6.139' },
      'EU',
    ],
    [
      'the database, if the header is invalid',
      PROXY,
      { 'cf-ipcontinent': 'Atlantis', 'x-forwarded-for': '193.0.6.139' },
      'EU',
    ],
    ['nothing for a private address', '192.168.0.1', {}, null],
    ['nothing for this machine', '::1', {}, null],
  ])('%s', async (_, peer, headers, continentCode) => {
    const response = await ask(peer, headers);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ continentCode });
  });
  it('is cached only by the visitor’s browser', async () => {
    expect((await ask('::1')).headers.get('cache-control')).toBe('private, max-age=300');
  });
});
