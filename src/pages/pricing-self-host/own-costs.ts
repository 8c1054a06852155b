import type { Fact } from '../parts/FactGrid.tsx';

/** What running the platform oneself takes. */
export const OWN_COSTS: readonly Fact[] = [
  {
    title: 'Containers',
    text: 'web serves the interface and the API, worker takes events off the queue. Both scale by adding copies.',
    link: ['Containers', '/self-hosting/infrastructure/containers'],
  },
  {
    title: 'Stores',
    text: 'PostgreSQL for settings, ClickHouse for observations, Redis or Valkey for queues, S3-compatible storage for events and media.',
    link: ['ClickHouse', '/self-hosting/infrastructure/clickhouse'],
  },
  {
    title: 'Your time',
    text: 'Updates, backups and being on call are yours. An upgrade is described before it ships, so that it can be planned.',
    link: ['Versioning', '/self-hosting/upgrade/versioning'],
  },
];
