import type { Context, Hono } from 'hono';
import { clientAddress, fromTrustedProxy } from '../../http/client-address.ts';
import { logLine } from '../../http/log.ts';
import { getCountryContinent } from '../../platform/geo/country-continent.ts';
import { type Geo, openGeo } from '../../platform/geo/geo.ts';
import { CONTINENT_PATH, type Continent, getContinent } from '../../site/regions.ts';
import type { Mount, Services } from './routes.ts';

/** The response belongs to one visitor and is cached for one visit. */
const FIVE_MINUTES = 'private, max-age=300';

/** Reads the continent from headers of a content delivery network, in order of trust. */
function continentInHeaders(context: Context): Continent | null {
  const header = (name: string) => context.req.header(name)?.trim().toUpperCase();
  return (
    getContinent(header('cf-ipcontinent')) ??
    getContinent(header('x-vercel-ip-continent')) ??
    getCountryContinent(header('cf-ipcountry'))
  );
}

/** `GET /api/get-continent-code`: from a trusted proxy's header, else from the local database, else null. */
export function createContinentRoute(geo: Geo) {
  return (app: Hono, { proxies }: Pick<Services, 'proxies'>): void => {
    app.get(CONTINENT_PATH, async (context) => {
      const fromHeaders = fromTrustedProxy(context, proxies) ? continentInHeaders(context) : null;
      const address = clientAddress(context, proxies);
      const continentCode = fromHeaders ?? (address === undefined ? null : await geo.getContinent(address));
      return context.json({ continentCode }, 200, { 'Cache-Control': FIVE_MINUTES });
    });
  };
}

/** The endpoint with the bundled database. */
export const continent: Mount = createContinentRoute(
  openGeo({ onFault: (reason) => logLine({ level: 'error', path: CONTINENT_PATH, error: `no countries: ${reason}` }) }),
);
