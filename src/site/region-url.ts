import { BRAND } from './brand.ts';
import type { Region } from './regions.ts';

/** Where the app of a region is by default; the environment can replace it. */
export const regionUrl = ({ subdomain }: Region) => `https://${subdomain}.${BRAND.domain}`;
