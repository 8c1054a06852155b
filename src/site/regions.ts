import { BRAND } from './brand.ts';

/** One of the three regional cloud apps. */
export interface Region {
  id: 'eu' | 'us' | 'hipaa';
  label: string;
  url: string;
}

/** The regional cloud apps with their default hosts; the environment can replace each host. */
export const REGIONS: readonly Region[] = [
  { id: 'eu', label: 'EU', url: `https://cloud.${BRAND.domain}` },
  { id: 'us', label: 'US', url: `https://us.cloud.${BRAND.domain}` },
  { id: 'hipaa', label: 'HIPAA', url: `https://hipaa.cloud.${BRAND.domain}` },
];

/** Where sign-up leads when nothing is known of the visitor. */
export const DEFAULT_REGION: Region['id'] = 'eu';

/** The seven continents, by the codes that networks use for them. */
export const CONTINENTS = ['AF', 'AN', 'AS', 'EU', 'NA', 'OC', 'SA'] as const;

/** A continent. */
export type Continent = (typeof CONTINENTS)[number];

/** The region that sign-up leads to from each continent. */
export const REGION_OF_CONTINENT: Readonly<Record<Continent, Region['id']>> = {
  AF: 'eu',
  AN: 'eu',
  AS: 'eu',
  EU: 'eu',
  OC: 'eu',
  NA: 'us',
  SA: 'us',
};

/** Where the server says from which continent it is asked. */
export const CONTINENT_PATH = '/api/get-continent-code';

/** The continent of a code, or null for anything else. */
export function continentOf(code: unknown): Continent | null {
  return CONTINENTS.find((continent) => continent === code) ?? null;
}
