/** One of the three regional cloud apps. */
export interface Region {
  id: 'eu' | 'us' | 'hipaa';
  label: string;
  /** First part of its default host, before the brand's domain. */
  subdomain: string;
}

/** Where the app of a region is. */
export interface RegionLink {
  id: Region['id'];
  url: string;
}

/** The regional cloud apps. Browsers load this table, so the brand's words stay out of it. */
export const REGIONS: readonly Region[] = [
  { id: 'eu', label: 'EU', subdomain: 'cloud' },
  { id: 'us', label: 'US', subdomain: 'us.cloud' },
  { id: 'hipaa', label: 'HIPAA', subdomain: 'hipaa.cloud' },
];

/** The region for sign-up if nothing is known about the visitor. */
export const DEFAULT_REGION: Region['id'] = 'eu';

/** The seven continents, by the codes that networks use for them. */
export const CONTINENTS = ['AF', 'AN', 'AS', 'EU', 'NA', 'OC', 'SA'] as const;

export type Continent = (typeof CONTINENTS)[number];

/** The region that sign-up leads to from each continent. */
export const REGION_BY_CONTINENT: Readonly<Record<Continent, Region['id']>> = {
  AF: 'eu',
  AN: 'eu',
  AS: 'eu',
  EU: 'eu',
  OC: 'eu',
  NA: 'us',
  SA: 'us',
};

/** Where the server returns the continent of a request. */
export const CONTINENT_PATH = '/api/get-continent-code';

/** The continent of a code, or null for anything else. */
export function getContinent(code: unknown): Continent | null {
  return CONTINENTS.find((continent) => continent === code) ?? null;
}
