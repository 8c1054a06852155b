import type { INTEGRATION_KINDS } from '../../schema/front-matter.ts';
import { BRAND } from '../../site/brand.ts';

/** How tools connect, in words. */
export const KIND_NAMES: Readonly<Record<(typeof INTEGRATION_KINDS)[number], string>> = {
  sdk: `${BRAND.name} SDK`,
  opentelemetry: 'OpenTelemetry',
  settings: 'Settings only',
};
