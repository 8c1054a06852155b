import { z } from 'zod';

const version = z.string().min(1);
const range = z.strictObject({ minimum: version, tested: version });

/** The part of `contracts/versions.json` that the version tables show. */
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

/** The part of `contracts/service.json` that the version tables show. */
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
