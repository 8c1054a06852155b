import type { Releases, Support } from '../schema/compatibility.ts';

/** A table of versions; backticks in cells mark code. */
export interface VersionTable {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

export type VersionSubject = 'sdks' | 'support' | 'platform' | 'stores';

const getMajor = (version: string): number => Number.parseInt(version, 10);

function formatDate(date: string): string {
  return new Date(date).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

function getSdkRows({ python, typescript, platform }: Releases): string[][] {
  const server = `version ${getMajor(platform.version)}`;
  return [
    ['Python SDK', `\`${python.package}\``, python.version, `Python ${python.minimumPython} or newer`, server],
    [
      'TypeScript SDK',
      typescript.packages.map((name) => `\`${name}\``).join(', '),
      typescript.version,
      `Node.js ${typescript.minimumNode} or newer`,
      server,
    ],
  ];
}

function getSupportRows({ python, typescript }: Releases, { previousMajorMonths, ends }: Support): string[][] {
  const current = [
    ['Python', getMajor(python.version)],
    ['TypeScript', getMajor(typescript.version)],
  ] as const;
  return [
    ...current.map(([language, major]) => [
      `${language} SDK v${major}`,
      `${previousMajorMonths} months after v${major + 1}, which isn't out yet`,
    ]),
    ...ends.map(({ sdk, date }) => [sdk, formatDate(date)]),
  ];
}

function getPlatformRows({ platform, api }: Releases): string[][] {
  return [
    ...Object.values(platform.images).map((image) => [`Container image \`${image}\``, platform.version]),
    ['Public API', api.version],
    ['Helm chart', platform.helmChart],
    ['Terraform module for AWS', platform.terraform.aws],
    ['Terraform module for Google Cloud', platform.terraform.gcp],
    ['Terraform module for Azure', platform.terraform.azure],
  ];
}

function getStoreRows({ stores }: Releases): string[][] {
  const { postgres, clickhouse, redis, valkey } = stores;
  const named = [
    ['PostgreSQL', postgres],
    ['ClickHouse', clickhouse],
    ['Redis', redis],
    ['Valkey, instead of Redis', valkey],
  ] as const;
  return named.map(([name, { minimum, tested }]) => [name, minimum, tested]);
}

export function buildVersionTables(releases: Releases, support: Support): Record<VersionSubject, VersionTable> {
  return {
    sdks: { head: ['SDK', 'Packages', 'Newest version', 'Runtime', 'Platform'], rows: getSdkRows(releases) },
    support: { head: ['SDK version', 'Supported until'], rows: getSupportRows(releases, support) },
    platform: { head: ['Part', 'Newest version'], rows: getPlatformRows(releases) },
    stores: { head: ['Store', 'Oldest version', 'Tested with'], rows: getStoreRows(releases) },
  };
}
