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
    ['a continent header of a trusted proxy', PROXY, { 'cf-ipcontinent': 'SA' }, 'SA'],
    ['another network’s header', PROXY, { 'x-vercel-ip-continent': 'as' }, 'AS'],
    ['a country header', PROXY, { 'cf-ipcountry': 'MX' }, 'NA'],
    ['a continent before a country', PROXY, { 'cf-ipcontinent': 'EU', 'cf-ipcountry': 'MX' }, 'EU'],
    ['the address that a trusted proxy forwards', PROXY, { 'x-forwarded-for': '8.8.8.8' }, 'NA'],
    ['no header means the database', '200.160.2.3', {}, 'SA'],
    ['a forged header changes nothing', '200.160.2.3', { 'cf-ipcontinent': 'EU', 'cf-ipcountry': 'DE' }, 'SA'],
    ['a forged address changes nothing', '200.160.2.3', { 'x-forwarded-for': '193.0.6.139' }, 'SA'],
    ['a header of no place falls back', PROXY, { 'cf-ipcountry': 'T1', 'x-forwarded-for': '193.0.6.139' }, 'EU'],
    ['nonsense falls back', PROXY, { 'cf-ipcontinent': 'Atlantis', 'x-forwarded-for': '193.0.6.139' }, 'EU'],
    ['a private address is nowhere', '192.168.0.1', {}, null],
    ['this machine is nowhere', '::1', {}, null],
  ])('%s', async (_, peer, headers, continentCode) => {
    const response = await ask(peer, headers);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ continentCode });
  });
  it('is cached only by the visitor’s browser', async () => {
    expect((await ask('::1')).headers.get('cache-control')).toBe('private, max-age=300');
  });
});
