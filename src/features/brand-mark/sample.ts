import { BRAND } from '../../site/brand.ts';

/** The name that the wordmark carries on this site. */
export const SAMPLE_WORDMARK = { name: BRAND.name } as const;
