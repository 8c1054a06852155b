import { BRAND } from '../../site/brand.ts';

/** Name of the server in its card and in its responses. */
export const MCP_IDENTITY = {
  name: 'example.sightglass/docs',
  version: '1.1.0',
  title: `${BRAND.name} documentation`,
  description: `Searches, reads and answers from the ${BRAND.name} documentation, and takes feedback about its pages. No key.`,
} as const;
