import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnv } from '../../src/site/env.ts';
import { type RunningPostgres, runPostgres } from '../running-postgres.ts';

/** A kind of database, of which tests create new, empty ones. */
export interface Databases {
  start(): Promise<void>;
  /** Environment variables for a new, empty database. */
  createEnv(): Promise<Record<string, string>>;
  stop(): Promise<void>;
}

/** SQLite files, each in a new folder. */
export function createSqliteDatabases(): Databases {
  const folders: string[] = [];
  return {
    async start() {},
    async createEnv() {
      const folder = mkdtempSync(join(tmpdir(), 'store-'));
      folders.push(folder);
      return { DATA_DIR: folder, DATABASE_URL: '' };
    },
    async stop() {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Databases on a real PostgreSQL server. */
export function createPostgresDatabases(): Databases & { server(): RunningPostgres } {
  let server: RunningPostgres | undefined;
  const getServer = () => {
    if (!server) throw new Error('PostgreSQL has not been started.');
    return server;
  };
  return {
    server: getServer,
    async start() {
      server = await runPostgres();
    },
    createEnv: async () => ({ DATABASE_URL: await getServer().createDatabase() }),
    stop: async () => server?.stop(),
  };
}

/** The environment as the site reads it. */
export const getEnv = (raw: Record<string, string>) => readEnv({ LOG_LEVEL: 'off', ...raw });
