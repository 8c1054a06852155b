import { DEFAULT_REGION, REGIONS } from '../../site/regions.ts';

/** Where a sign-up button of a marketing page leads when nothing is known of the visitor. */
export const SIGN_UP_URL: string = REGIONS.find((region) => region.id === DEFAULT_REGION)?.url ?? '/';
