import { expect, it } from 'vitest';
import { buildVersionTables } from './version-tables.ts';

const range = { minimum: '1.2', tested: '3.4' };
const releases = {
  platform: {
    version: '5.6.7',
    images: { web: 'registry.example/web' },
    helmChart: '2.0.1',
    terraform: { aws: '0.1.0', gcp: '0.2.0', azure: '0.3.0' },
  },
  python: { package: 'glass', version: '8.1.0', minimumPython: '3.12' },
  typescript: { packages: ['@glass/a', '@glass/b'], version: '9.3.2', minimumNode: '24' },
  api: { version: '5.6.7' },
  stores: { postgres: range, clickhouse: range, redis: range, valkey: { minimum: '9', tested: '10' } },
};
const support = { previousMajorMonths: 6, ends: [{ sdk: 'Python SDK v7', date: '2027-02-01' }] };
const tables = buildVersionTables(releases, support);

it('names packages, runtime and the major version of the platform for each SDK', () => {
  expect(tables.sdks.rows).toEqual([
    ['Python SDK', '`glass`', '8.1.0', 'Python 3.12 or newer', 'version 5'],
    ['TypeScript SDK', '`@glass/a`, `@glass/b`', '9.3.2', 'Node.js 24 or newer', 'version 5'],
  ]);
});

it('counts support from the next major version and dates the versions that end', () => {
  expect(tables.support.rows).toEqual([
    ['Python SDK v8', "6 months after v9, which isn't out yet"],
    ['TypeScript SDK v9', "6 months after v10, which isn't out yet"],
    ['Python SDK v7', '1 February 2027'],
  ]);
});

it('lists every image and module of the platform, and every store', () => {
  expect(tables.platform.rows).toContainEqual(['Container image `registry.example/web`', '5.6.7']);
  expect(tables.platform.rows).toContainEqual(['Terraform module for Azure', '0.3.0']);
  expect(tables.stores.rows.at(-1)).toEqual(['Valkey, instead of Redis', '9', '10']);
});

it('gives every row a cell for each column', () => {
  for (const { head, rows } of Object.values(tables)) for (const row of rows) expect(row).toHaveLength(head.length);
});
