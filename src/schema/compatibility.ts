import { z } from 'zod';

const version = z.string().min(1);
const range = z.strictObject({ minimum: version, tested: version });

/** What of `contracts/versions.json` the tables of versions show. */
export const releasesSchema = z.looseObject({
  platform: z.strictObject({
    version,
    images: z.record(z.string(), z.string()),
    helmChart: version,
    terraform: z.strictObject({ aws: version, gcp: version, azure: version }),
  }),
  python: z.strictObject({ package: z.string(), version, minimumPython: version }),
  typescript: z.strictObject({ packages: z.array(z.string()).min(1), version, minimumNode: version }),
  api: z.strictObject({ version }),
  stores: z.strictObject({ postgres: range, clickhouse: range, redis: range, valkey: range }),
});

/** What of `contracts/service.json` the tables of versions show. */
export const supportSchema = z.looseObject({
  sdkSupport: z.strictObject({
    previousMajorMonths: z.int().positive(),
    ends: z.array(z.strictObject({ sdk: z.string().min(1), date: z.iso.date() })),
  }),
});

/** Current releases of SDKs, platform and stores. */
export type Releases = z.infer<typeof releasesSchema>;
/** How long SDK versions are supported. */
export type Support = z.infer<typeof supportSchema>['sdkSupport'];
