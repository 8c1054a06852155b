import { join } from 'node:path';
import type { SiteEnv } from '../../site/env.ts';
import { type Clock, systemClock } from '../clock.ts';
import { createStore, type StoreOptions } from './create-store.ts';
import type { Migration } from './migrations.ts';
import type { Store } from './store.ts';

/** The part of the environment that the store needs. */
export type StoreEnv = Pick<SiteEnv, 'databaseUrl' | 'dataDir' | 'dataMaxMb'>;

export interface OpenOptions {
  clock?: Clock;
  onChange?: StoreOptions['onChange'];
  /** The tables of features, in addition to those of the platform. */
  migrations?: readonly Migration[];
}

/** The store that the environment names. It is opened, and its code loaded, only when the store is used or started. */
export function storeFromEnv(env: StoreEnv, { clock = systemClock, onChange, migrations }: OpenOptions = {}): Store {
  const { databaseUrl, dataDir, dataMaxMb } = env;
  if (!databaseUrl)
    return createStore({
      kind: 'sqlite',
      place: join(dataDir, 'site.db'),
      clock,
      onChange,
      open: async () => (await import('./sqlite.ts')).openSqlite(dataDir, dataMaxMb, migrations),
    });
  const { host, pathname } = new URL(databaseUrl);
  return createStore({
    kind: 'postgres',
    place: `${host}${pathname}`,
    clock,
    onChange,
    open: async () => (await import('./postgres.ts')).openPostgres(databaseUrl, migrations),
  });
}

/** A store that is never available, for servers without storage. */
export function noStore(): Store {
  const open = () => Promise.reject(new Error('There is no store.'));
  return createStore({ kind: 'sqlite', place: 'none', clock: systemClock, open });
}
