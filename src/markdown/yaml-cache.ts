import { createHash } from 'node:crypto';
import { DiskCache } from './disk-cache.ts';

/** The YAML reader. */
export const VERSION = 'yaml-2.9.1';

/** What JSON cannot write. */
const UNWRITABLE = /\.(?:nan|inf)\b/i;

const cache = new DiskCache('yaml-1');
const getKey = (yaml: string) => createHash('sha256').update(`${VERSION}\0${yaml}`).digest('base64url');

/** The values of YAML texts without faults, cached on disk between runs, because parsing a thousand texts takes a second. */
export const yamlCache = {
  get(yaml: string): unknown {
    const json = cache.get(getKey(yaml));
    return json === undefined ? undefined : JSON.parse(json);
  },
  set(yaml: string, value: unknown): void {
    if (!UNWRITABLE.test(yaml)) cache.set(getKey(yaml), JSON.stringify(value));
  },
};
