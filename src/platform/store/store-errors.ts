import { sqliteCode } from './sqlite-driver.ts';
import type { StoreError } from './store.ts';

const SQLITE_FULL = 13;
/** PostgreSQL's class of errors about resources: disk full, out of memory, too many connections. */
const DISK_FULL = '53100';
/** From Node: no space left, quota of the user exceeded. */
const NO_SPACE = new Set(['ENOSPC', 'EDQUOT']);

/** Converts a database error to a tagged value. Its message never contains visitors' text. */
export function getStoreError(error: unknown): StoreError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const full = sqliteCode(error) === SQLITE_FULL || code === DISK_FULL || NO_SPACE.has(code);
  return { tag: full ? 'store-full' : 'store-away', reason: getReason(error, code) };
}

/** Connection failures to several addresses come as one error without a message. */
function getReason(error: unknown, code: string): string {
  if (!(error instanceof Error)) return 'unknown';
  return error.message || code || error.name;
}
