import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { feedbackMigrations } from '../../features/feedback/server/migrations.ts';
import { feedbackRows } from '../../features/feedback/server/rows.ts';
import { openSiteStore } from '../../server/features.ts';
import { STORE_CHECK_MS, STORE_RETRY_MS, STORE_SPACE_CHECK_MS } from '../../site/limits.ts';
import { createStore } from './create-store.ts';
import { getDiskUsage } from './disk-usage.ts';
import { noStore } from './open-store.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

const CLICK = { page: '/docs', choice: 'positive' } as const;
const save = (store: Store) => feedbackRows(store).save(CLICK, false);
let folder = '';
let store: Store = noStore();
const openStore = (dataDir: string, dataMaxMb = 10) => openSiteStore({ databaseUrl: '', dataDir, dataMaxMb });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await store.close();
  rmSync(folder, { recursive: true });
});

describe('a store that cannot be opened', () => {
  it('is reported as a value, and retried after a while', async () => {
    const missing = join(folder, 'missing');
    const states: string[] = [];
    let tries = 0;
    const open = () => {
      tries += 1;
      return openSqlite(join(missing, 'data'), 10, feedbackMigrations);
    };
    const clock = { now: () => new Date() };
    const onChange = (state: string) => void states.push(state);
    // A whole number, so that sums are exact.
    const start = Math.ceil(performance.now());
    const passed = vi.spyOn(performance, 'now').mockReturnValue(start);
    store = createStore({ kind: 'sqlite', place: 'x', clock, open, onChange });
    expect(store.state()).toBe('opening');
    expect(await save(store)).toMatchObject({ ok: false, error: { tag: 'store-away' } });
    passed.mockReturnValue(start + STORE_RETRY_MS - 1);
    expect(await save(store)).toMatchObject({ ok: false, error: { tag: 'store-away' } });
    expect([tries, store.state()]).toEqual([1, 'away']);
    mkdirSync(missing);
    passed.mockReturnValue(start + STORE_RETRY_MS);
    expect(await save(store)).toMatchObject({ ok: true });
    expect([tries, store.state(), states]).toEqual([2, 'ready', ['away', 'ready']]);
  });
  it('keeps retrying once it is started', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    let tries = 0;
    const open = () => {
      tries += 1;
      return tries < 3 ? Promise.reject(new Error('away')) : openSqlite(folder, 10, feedbackMigrations);
    };
    store = createStore({ kind: 'sqlite', place: 'x', clock: { now: () => new Date() }, open });
    expect(await store.start()).toEqual({ ok: false, error: { tag: 'store-away', reason: 'away' } });
    await vi.advanceTimersByTimeAsync(STORE_RETRY_MS);
    await vi.advanceTimersByTimeAsync(STORE_RETRY_MS);
    vi.useRealTimers();
    await vi.waitFor(() => expect(store.state()).toBe('ready'), { timeout: 30_000 });
    expect(tries).toBe(3);
  });
  it('may be a file of another program', async () => {
    writeFileSync(join(folder, 'site.db'), 'This is no database. '.repeat(100));
    store = openStore(folder);
    expect(await save(store)).toMatchObject({
      ok: false,
      error: { tag: 'store-away', reason: 'file is not a database' },
    });
  });
});

describe('a store that is nearly full', () => {
  it('refuses what makes it grow, accepts what frees space, and accepts everything again once there is space', async () => {
    store = openStore(folder, 1);
    const saved = await save(store);
    expect([saved.ok, store.state()]).toEqual([true, 'ready']);
    // A whole number, so that sums are exact.
    const start = Math.ceil(performance.now());
    const passed = vi.spyOn(performance, 'now').mockReturnValue(start + 2 * STORE_SPACE_CHECK_MS);
    writeFileSync(join(folder, 'other'), Buffer.alloc(1024 * 1024));
    expect(await save(store)).toMatchObject({ ok: false, error: { tag: 'store-full' } });
    expect(store.state()).toBe('full');
    expect(await feedbackRows(store).list({})).toMatchObject({ ok: true, value: [{}] });
    if (saved.ok) expect(await feedbackRows(store).remove(saved.value.reference)).toEqual({ ok: true, value: true });
    rmSync(join(folder, 'other'));
    passed.mockReturnValue(start + 4 * STORE_SPACE_CHECK_MS);
    expect((await save(store)).ok).toBe(true);
    expect(store.state()).toBe('ready');
  });
  it('frees the space of removed comments', async () => {
    store = openStore(folder);
    const comment = 'x'.repeat(5000);
    for (let visit = 0; visit < 200; visit++)
      await feedbackRows(store).save({ ...CLICK, comment, visit: String(visit) }, false);
    const before = getDiskUsage(folder).used;
    expect(await feedbackRows(store).removeComments('9')).toEqual({ ok: true, value: 200 });
    expect(getDiskUsage(folder).used).toBeLessThan(before / 4);
  });
});

it('waits for another writing process without blocking this one', async () => {
  store = openStore(folder);
  await save(store);
  const other = new DatabaseSync(join(folder, 'site.db'));
  other.exec('begin immediate');
  let ticks = 0;
  const ticking = setInterval(() => {
    ticks += 1;
  }, 5);
  const saving = save(store);
  // Shorter than the store's timeout for the other process.
  await vi.waitFor(() => expect(ticks).toBeGreaterThan(5), { timeout: 4000 });
  clearInterval(ticking);
  other.exec('commit');
  other.close();
  expect((await saving).ok).toBe(true);
});

it('is durable: every commit waits for the disk, and foreign keys are enforced', async () => {
  const { db, close } = await openSqlite(folder, 10, feedbackMigrations);
  const { sql } = await import('kysely');
  const pragma = async (name: string) =>
    Object.values((await sql.raw<object>(`pragma ${name}`).execute(db)).rows[0] ?? {})[0];
  expect([await pragma('journal_mode'), await pragma('synchronous'), await pragma('foreign_keys')]).toEqual([
    'wal',
    2,
    1,
  ]);
  await close();
});

it('detects automatically that the database is back', async () => {
  let isUnavailable = false;
  const open = async () => {
    const database = await openSqlite(folder, 10, feedbackMigrations);
    const getFullReason = () => {
      if (isUnavailable) throw new Error('gone');
      return undefined;
    };
    return { ...database, getFullReason };
  };
  store = createStore({ kind: 'sqlite', place: 'x', clock: { now: () => new Date() }, open });
  await save(store);
  isUnavailable = true;
  expect(await save(store)).toEqual({ ok: false, error: { tag: 'store-away', reason: 'gone' } });
  expect(store.state()).toBe('away');
  isUnavailable = false;
  const later = performance.now() + STORE_CHECK_MS + 1;
  vi.spyOn(performance, 'now').mockReturnValue(later);
  store.state();
  await vi.waitFor(() => expect(store.state()).toBe('ready'), { timeout: 30_000 });
});
