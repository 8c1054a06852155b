/** The name that the wordmark carries on this site. */
export const SAMPLE_WORDMARK = { name: 'Sightglass' } as const;
