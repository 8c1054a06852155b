import { BRAND } from '../../site/brand.ts';
import type { Diagram } from './diagram.ts';

/** How the platform runs, in the cloud and self-hosted alike. */
export const SAMPLE_ARCHITECTURE: Diagram = {
  title: `How ${BRAND.name} runs`,
  sources: [
    { id: 'python', title: 'Python', note: 'SDK v3' },
    { id: 'typescript', title: 'TypeScript', note: 'SDK v4' },
    { id: 'otel', title: 'OpenTelemetry', note: 'OTLP/HTTP' },
  ],
  services: [
    { id: 'web', title: 'Web', note: 'UI, API, ingestion' },
    { id: 'queue', title: 'Queue', note: 'Redis or Valkey' },
    { id: 'worker', title: 'Worker', note: 'prices, evaluates' },
  ],
  stores: [
    { id: 'postgres', title: 'PostgreSQL', note: 'settings, prompts' },
    { id: 's3', title: 'S3 storage', note: 'events, media' },
    { id: 'clickhouse', title: 'ClickHouse', note: 'traces, scores' },
  ],
  links: [
    {
      from: ['python', 'typescript', 'otel'],
      to: 'web',
      kind: 'data',
      text: 'SDKs and exporters send observations to web over HTTP.',
    },
    { from: 'web', to: 's3', kind: 'data', text: 'Web stores each batch in S3 as it came.' },
    { from: 'web', to: 'queue', kind: 'control', text: 'It queues the key of the batch and answers at once.' },
    { from: 'queue', to: 'worker', kind: 'control', text: 'A worker takes the key.' },
    { from: 's3', to: 'worker', kind: 'data', text: 'It reads the batch, counts tokens and adds prices.' },
    { from: 'worker', to: 'clickhouse', kind: 'data', text: 'It writes observations and scores to ClickHouse.' },
    { from: 'clickhouse', to: 'web', kind: 'query', text: 'UI and public API query ClickHouse.' },
    { from: 'web', to: 'postgres', kind: 'control', text: 'Projects, users and prompts live in PostgreSQL.' },
  ],
};
