/** One of the three regional cloud apps. */
export interface Region {
  id: 'eu' | 'us' | 'hipaa';
  label: string;
  url: string;
}

/** The regional cloud apps with their default hosts; the environment can replace each host. */
export const REGIONS: readonly Region[] = [
  { id: 'eu', label: 'EU', url: 'https://cloud.sightglass.example' },
  { id: 'us', label: 'US', url: 'https://us.cloud.sightglass.example' },
  { id: 'hipaa', label: 'HIPAA', url: 'https://hipaa.cloud.sightglass.example' },
];

/** Where sign-up leads when nothing is known of the visitor. */
export const DEFAULT_REGION: Region['id'] = 'eu';
