/** One page of each type. */
export const PAGE_TYPES = {
  docs: '/docs/tracing/get-started',
  integration: '/integrations/frameworks/langchain',
  'self-hosting': '/self-hosting/deployment/docker-compose',
  question: '/faq/all/what-is-a-unit',
  post: '/blog/2026-10-28-typescript-sdk-v4',
  'changelog index': '/changelog',
  'changelog entry': '/changelog/2026-10-28-typescript-sdk-v4',
  customer: '/customers/tessel-freight',
  home: '/',
  pricing: '/pricing',
  legal: '/privacy',
  'not found': '/there-is-no-such-page',
} as const;
