import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { STORE_BUSY } from '../../site/limits.ts';
import type { Database } from './database.ts';
import { getDiskUsage, watchDiskUsage } from './disk-usage.ts';
import { type Migration, migrate } from './migrations.ts';
import { retryWhileLocked, sqliteDialect } from './sqlite-driver.ts';
import type { Tables } from './tables.ts';

/** Name of the file in its folder. */
export const SQLITE_FILE = 'site.db';

/** In this order: the vacuum mode can be chosen only while the file is empty. */
const SETTINGS = [
  'pragma auto_vacuum = incremental',
  'pragma journal_mode = wal',
  'pragma synchronous = full',
  'pragma foreign_keys = on',
  'pragma secure_delete = on',
];

/** Opens the SQLite file of a folder, which is created if it is missing; the folder isn't. */
export async function openSqlite(
  folder: string,
  maxMb: number,
  migrations: readonly Migration[] = [],
): Promise<Database> {
  // Comments may contain email addresses, so other users of the machine cannot read the file.
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
  const file = new DatabaseSync(join(folder, SQLITE_FILE), { timeout: STORE_BUSY.blockMs });
  try {
    for (const setting of SETTINGS) await retryWhileLocked(() => file.exec(setting));
    const db = new Kysely<Tables>({ dialect: sqliteDialect(file) });
    await migrate(db, 'sqlite', migrations);
    return {
      db,
      getFullReason: watchDiskUsage(maxMb, () => getDiskUsage(folder)),
      shrink: () => file.exec('pragma incremental_vacuum; pragma wal_checkpoint(truncate)'),
      // The driver closes the file only if it has run a query, which the migration did.
      close: () => db.destroy(),
    };
  } catch (error) {
    file.close();
    throw error;
  }
}
