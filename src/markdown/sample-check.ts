import { createHash } from 'node:crypto';

/** What the check of a code sample looked at: names of an SDK, calls of the public API, a Compose file, variables, types, or the syntax alone. */
export type SampleCheck =
  | 'python-sdk'
  | 'typescript-sdk'
  | 'public-api'
  | 'compose'
  | 'variables'
  | 'types'
  | 'python'
  | 'shell'
  | 'yaml'
  | 'json'
  | 'toml';

/** The versions that samples were checked against. */
export interface CheckedVersions {
  python: string;
  typescript: string;
  api: string;
  platform: string;
}

/** The samples that passed their check. */
export interface SampleResults {
  versions: CheckedVersions;
  /** Returns what was checked in a sample; undefined if exactly this code did not pass a check. */
  find(language: string, code: string): SampleCheck | undefined;
  /** Called with every sample that is looked up, and with its result. */
  onFind?: (key: string, check: SampleCheck | undefined) => void;
  /** What was checked in the sample with this key; results that are not saved have no such list. */
  byKey?(key: string): SampleCheck | undefined;
}

/** Identifies a sample by its language and its code. */
export function sampleKey(language: string, code: string): string {
  return createHash('sha256').update(`${language}\0${code}`).digest('base64url').slice(0, 22);
}
