import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type CountryResponse, Reader } from 'mmdb-lib';
import type { Continent } from '../../site/regions.ts';
import { getCountryContinent } from './country-continent.ts';
import { isPublicAddress } from './public-address.ts';

/** Looks up the continent of an IP address. */
export interface Geo {
  getContinent(address: string): Promise<Continent | null>;
}

/** The database file, and a callback that is called once if it can't be used. */
export interface GeoOptions {
  file?: () => string;
  onFault(reason: string): void;
}

/** A row of this database; the library knows only those of MaxMind. */
type Row = CountryResponse & { country_code?: string };

/** The database of the package; loaded late, so that a missing one is a fault of the lookup, not of the start. */
function packagedFile(): string {
  const { resolve } = createRequire(import.meta.url);
  return resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb');
}

/** Opens the lookup; the database is read at the first lookup of a public address. */
export function openGeo({ file = packagedFile, onFault }: GeoOptions): Geo {
  let countries: Promise<Reader<Row> | undefined> | undefined;
  const fail = (error: unknown) => {
    countries = Promise.resolve(undefined);
    onFault(error instanceof Error ? error.message : String(error));
    return undefined;
  };
  const open = async () => new Reader<Row>(await readFile(file()));
  return {
    async getContinent(address) {
      if (!isPublicAddress(address)) return null;
      countries ??= open().catch(fail);
      const reader = await countries;
      try {
        return getCountryContinent(reader?.get(address)?.country_code);
      } catch (error) {
        fail(error);
        return null;
      }
    },
  };
}
