import type { ShelfRule } from './shelves.ts';

/** The library: readers' questions and the pages that answer them. */
export const SHELF_RULES: readonly ShelfRule[] = [
  {
    id: 'happened',
    question: 'What happened in that request?',
    note: 'Reading traces, and getting them in the first place.',
    paths: [
      '/blog/2026-11-04-what-a-trace-is-for',
      '/docs/tracing',
      '/docs/tracing/get-started',
      '/guides/trace-a-rag-pipeline',
      '/docs/tracing/sessions',
      '/docs/tracing/data-model',
    ],
    tags: ['tracing'],
  },
  {
    id: 'good',
    question: 'Was the answer good?',
    note: 'Scores, the people who give them, and judges that need judging.',
    paths: [
      '/blog/2026-09-16-judges-need-judging',
      '/docs/scores/overview',
      '/docs/scores/annotation',
      '/docs/scores/llm-as-a-judge',
      '/docs/scores/custom',
    ],
    tags: ['evaluation', 'llm-as-a-judge'],
  },
  {
    id: 'change',
    question: 'How do I change it without breaking it?',
    note: 'Versions, tests and experiments before a release.',
    paths: [
      '/guides/first-evaluation',
      '/docs/prompts/get-started',
      '/docs/prompts/version-control',
      '/docs/datasets/overview',
      '/docs/datasets/experiments-sdk',
      '/docs/playground',
    ],
    tags: ['prompts', 'datasets'],
  },
  {
    id: 'slow',
    question: 'Why is it slow, or expensive?',
    note: 'Time, tokens and money, from one trace to a dashboard.',
    paths: [
      '/guides/debug-a-slow-agent',
      '/docs/tracing/token-and-cost',
      '/docs/analytics',
      '/faq/all/how-is-cost-computed',
      '/docs/tracing/sampling',
    ],
    tags: ['cost', 'agents'],
  },
  {
    id: 'code',
    question: 'How does it fit into my code?',
    note: 'SDKs, OpenTelemetry and the libraries you already use.',
    paths: [
      '/blog/2026-10-28-typescript-sdk-v4',
      '/docs/sdk/python/sdk-v3',
      '/docs/sdk/typescript/guide',
      '/docs/opentelemetry/get-started',
      '/integrations',
      '/docs/api-and-data-platform/features/public-api',
    ],
    tags: ['sdk', 'opentelemetry'],
  },
  {
    id: 'inside',
    question: 'Can I run it myself, and how does it work inside?',
    note: 'Deployment, storage and the decisions behind both.',
    paths: [
      '/self-hosting',
      '/self-hosting/deployment/docker-compose',
      '/blog/2026-07-02-clickhouse-for-observations',
      '/self-hosting/configuration/scaling',
    ],
    tags: ['self-hosting', 'engineering', 'storage'],
  },
  {
    id: 'safe',
    question: 'Is the data safe, and whose is it?',
    note: 'Masking, regions, retention and the answers your lawyer wants.',
    paths: [
      '/docs/tracing/masking',
      '/security/data-regions',
      '/docs/administration/data-retention',
      '/security/gdpr',
      '/faq/all/how-to-delete-data',
      '/security',
    ],
    tags: ['security', 'privacy'],
  },
];
