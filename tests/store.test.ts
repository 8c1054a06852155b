import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { conversationRows } from '../src/features/assistant/server/conversation-rows.ts';
import type { FeedbackFilter, FeedbackWrite } from '../src/features/feedback/server/entries.ts';
import { outboxRows } from '../src/features/feedback/server/outbox-rows.ts';
import { feedbackRows } from '../src/features/feedback/server/rows.ts';
import type { SearchNoteRows } from '../src/features/search/server/notes/entries.ts';
import { searchNoteRows } from '../src/features/search/server/notes/rows.ts';
import type { Clock } from '../src/platform/clock.ts';
import type { Store, StoreResult } from '../src/platform/store/store.ts';
import { openSiteStore } from '../src/server/features.ts';
import { createPostgresDatabases, createSqliteDatabases, getEnv } from './store/databases.ts';

const CLICK = { page: '/docs/tracing', choice: 'negative', visit: 'a' } satisfies FeedbackWrite;
const START = Date.parse('2026-11-04T10:00:00.000Z');
const minutes = (count: number) => count * 60_000;

/** The value of an operation that must succeed. */
function unwrap<T>(result: StoreResult<T>): T {
  if (!result.ok) throw new Error(`${result.error.tag}: ${result.error.reason}`);
  return result.value;
}

/** Starts processes that wait, lets all of them write at the same moment, and returns what each received. */
async function writeAtOnce(processes: number, count: number, env: Record<string, string>) {
  const children = Array.from({ length: processes }, () =>
    spawn(process.execPath, ['tests/store/writer.ts', String(count)], {
      env: { ...process.env, ...env },
      stdio: ['pipe', 'pipe', 'inherit'],
    }),
  );
  const answers = children.map((child) => lastLine(child));
  await Promise.all(children.map((child) => once(child.stdout, 'data')));
  for (const child of children) child.stdin.write('go\n');
  return Promise.all(answers);
}

async function lastLine(child: ChildProcess): Promise<StoreResult<{ reference: string; changed: boolean }>[]> {
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  await once(child, 'close');
  return JSON.parse(output.trim().split('\n').at(-1) ?? '');
}

describe.each([
  ['SQLite', createSqliteDatabases()],
  ['PostgreSQL', createPostgresDatabases()],
])('the store on %s', (_, databases) => {
  let env: Record<string, string> = {};
  let now = START;
  let store: Store;
  const clock: Clock = { now: () => new Date(now) };
  const open = () => openSiteStore(getEnv(env), { clock });
  const save = async (write: FeedbackWrite, notify = false) => unwrap(await feedbackRows(store).save(write, notify));
  const all = async () => unwrap(await feedbackRows(store).list({}));
  const claim = async (leaseMs = 1000) => unwrap(await outboxRows(store).claim(leaseMs));

  beforeAll(() => databases.start());
  afterAll(() => databases.stop());
  beforeEach(async () => {
    now = START;
    env = await databases.createEnv();
    store = open();
  });
  afterEach(() => store.close());

  it('saves a choice and returns its reference', async () => {
    const { reference, changed } = await save(CLICK);
    expect(reference).toMatch(/^fb_[0-9a-f]{20}$/);
    expect(changed).toBe(true);
    expect(await all()).toEqual([
      {
        reference,
        page: '/docs/tracing',
        choice: 'negative',
        comment: null,
        status: 'new',
        createdAt: '2026-11-04T10:00:00.000Z',
        updatedAt: '2026-11-04T10:00:00.000Z',
      },
    ]);
  });
  it('keeps its data after it is closed and reopened', async () => {
    const { reference } = await save({ ...CLICK, comment: 'Text of 日本 and 🙂' });
    await store.close();
    store = open();
    expect(await all()).toMatchObject([{ reference, comment: 'Text of 日本 and 🙂' }]);
  });
  it('feedback and comment of one visit update one row', async () => {
    const first = await save(CLICK);
    now += minutes(1);
    const second = await save({ ...CLICK, comment: 'Too short.' });
    expect(second).toEqual(first);
    expect(await all()).toMatchObject([
      { comment: 'Too short.', createdAt: '2026-11-04T10:00:00.000Z', updatedAt: '2026-11-04T10:01:00.000Z' },
    ]);
  });
  it('changes nothing when a request is repeated, or a click follows its comment', async () => {
    const { reference } = await save({ ...CLICK, comment: 'Too short.' });
    now += minutes(1);
    expect(await save({ ...CLICK, comment: 'Too short.' })).toEqual({ reference, changed: false });
    expect(await save(CLICK)).toEqual({ reference, changed: false });
    expect(await all()).toMatchObject([{ comment: 'Too short.', updatedAt: '2026-11-04T10:00:00.000Z' }]);
  });
  it('updates the choice of visitors who change their mind, and shows it as new again', async () => {
    const { reference } = await save(CLICK);
    unwrap(await feedbackRows(store).setStatus(reference, 'done'));
    expect(await save(CLICK)).toEqual({ reference, changed: false });
    expect(await all()).toMatchObject([{ choice: 'negative', status: 'done' }]);
    expect(await save({ ...CLICK, choice: 'positive' })).toEqual({ reference, changed: true });
    expect(await all()).toMatchObject([{ choice: 'positive', status: 'new' }]);
  });
  it('stores another visit, another page or no visit as another row', async () => {
    const writes = [CLICK, { ...CLICK, visit: 'b' }, { ...CLICK, page: '/docs' }];
    for (const write of [...writes, { ...CLICK, visit: undefined }, { ...CLICK, visit: undefined }]) await save(write);
    expect(await all()).toHaveLength(5);
  });
  it('creates one row for a visit that arrives many times at once', async () => {
    const saved = await Promise.all(Array.from({ length: 20 }, () => save(CLICK, true)));
    expect(new Set(saved.map(({ reference }) => reference)).size).toBe(1);
    expect(saved.filter(({ changed }) => changed)).toHaveLength(1);
    expect(await all()).toHaveLength(1);
  });
  it('lists the newest first, and only what was requested', async () => {
    await save({ ...CLICK, comment: 'One' });
    now += minutes(1);
    await save({ ...CLICK, page: '/docs', choice: 'positive', comment: '' });
    now += minutes(1);
    const { reference } = await save({ ...CLICK, visit: 'c' });
    unwrap(await feedbackRows(store).setStatus(reference, 'read'));
    const pages = async (filter: FeedbackFilter) =>
      unwrap(await feedbackRows(store).list(filter)).map(({ page, choice, comment }) => [page, choice, comment]);
    const [one, two, three] = [
      ['/docs/tracing', 'negative', 'One'],
      ['/docs', 'positive', ''],
      ['/docs/tracing', 'negative', null],
    ];
    expect(await pages({})).toEqual([three, two, one]);
    expect(await pages({ page: '/docs' })).toEqual([two]);
    expect(await pages({ choice: 'negative' })).toEqual([three, one]);
    expect(await pages({ status: 'read' })).toEqual([three]);
    expect(await pages({ since: '2026-11-04T10:01:00.000Z' })).toEqual([three, two]);
    expect(await pages({ withComment: true })).toEqual([one]);
    expect(await pages({ reference })).toEqual([three]);
    expect(await pages({ page: '/docs', choice: 'negative' })).toEqual([]);
  });
  it('marks and deletes by reference, and reports an unknown one', async () => {
    const { reference } = await save(CLICK, true);
    expect(unwrap(await feedbackRows(store).setStatus(reference, 'done'))).toBe(true);
    expect(unwrap(await feedbackRows(store).setStatus('fb_none', 'done'))).toBe(false);
    expect(unwrap(await feedbackRows(store).remove(reference))).toBe(true);
    expect(unwrap(await feedbackRows(store).remove(reference))).toBe(false);
    expect(await all()).toEqual([]);
    expect(await claim()).toBeUndefined();
  });
  it('removes comments before a given time, but not the choices', async () => {
    await save({ ...CLICK, comment: 'Old' });
    now += minutes(2);
    await save({ ...CLICK, visit: 'b', comment: 'New' });
    expect(unwrap(await feedbackRows(store).removeComments('2026-11-04T10:01:00.000Z'))).toBe(1);
    expect(unwrap(await feedbackRows(store).removeComments('2026-11-04T10:01:00.000Z'))).toBe(0);
    expect((await all()).map(({ choice, comment }) => [choice, comment])).toEqual([
      ['negative', 'New'],
      ['negative', null],
    ]);
  });

  it('stores a delivery with each change, but only if one is requested', async () => {
    await save({ ...CLICK, visit: 'quiet' }, false);
    expect(await claim()).toBeUndefined();
    const { reference } = await save(CLICK, true);
    await save(CLICK, true);
    now += 1;
    await save({ ...CLICK, comment: 'Too short.' }, true);
    const both = [await claim(), await claim(), await claim()];
    expect(both.map((delivery) => delivery?.entry.reference)).toEqual([reference, reference, undefined]);
    expect(both[0]?.entry.comment).toBe('Too short.');
    expect(both[0]?.id).not.toBe(both[1]?.id);
  });
  it('leases a delivery to one process at a time, and counts the tries after each lease', async () => {
    await save(CLICK, true);
    const first = await claim(1000);
    now += 999;
    expect(await claim(1000)).toBeUndefined();
    now += 1;
    const second = await claim(1000);
    expect([first?.tries, second?.tries, second?.id]).toEqual([1, 2, first?.id]);
    if (!first || !second) throw new Error('Nothing was claimed.');
    unwrap(await outboxRows(store).settle(first));
    unwrap(await outboxRows(store).postpone(first, 0));
    expect(await claim()).toBeUndefined();
    unwrap(await outboxRows(store).postpone(second, 5000));
    now += 4999;
    expect(await claim()).toBeUndefined();
    now += 1;
    const third = await claim();
    expect(third?.tries).toBe(3);
    if (third) unwrap(await outboxRows(store).settle(third));
    now += minutes(60);
    expect(await claim()).toBeUndefined();
  });
  it('leases a delivery to only one of many concurrent callers', async () => {
    await save(CLICK, true);
    const other = open();
    const claims = Array.from({ length: 10 }, (_, index) => outboxRows(index % 2 ? store : other).claim(60_000));
    const got = (await Promise.all(claims)).map(unwrap).filter((delivery) => delivery !== undefined);
    expect(got).toHaveLength(1);
    await other.close();
  });

  it('counts up to a limit, and says when to try again', async () => {
    await all();
    const limiter = store.limiter({ name: 'test', requests: 2, seconds: 60 });
    expect([await limiter.take('a'), await limiter.take('a')]).toEqual([undefined, undefined]);
    const wait = await limiter.take('a');
    expect(wait).toBeGreaterThan(50);
    expect(wait).toBeLessThanOrEqual(60);
    expect(await limiter.take('b')).toBeUndefined();
  });

  describe('search notes', () => {
    const NOTE = { query: 'rotate keys', kind: 'none', locale: 'en' };
    const notes = async (filter: Parameters<SearchNoteRows['list']>[0] = {}) =>
      unwrap(await searchNoteRows(store).list(filter)).map(({ query, visitors, lastDay }) => [
        query,
        visitors,
        lastDay,
      ]);

    it('count only stored queries, then each further visitor', async () => {
      expect(unwrap(await searchNoteRows(store).count(NOTE))).toBe(false);
      expect(await notes()).toEqual([]);
      expect(unwrap(await searchNoteRows(store).insert(NOTE, 3))).toBe(true);
      now += minutes(24 * 60);
      expect(unwrap(await searchNoteRows(store).count(NOTE))).toBe(true);
      expect(unwrap(await searchNoteRows(store).list({}))).toEqual([
        { ...NOTE, visitors: 4, firstDay: '2026-11-04', lastDay: '2026-11-05' },
      ]);
    });
    it('add up the counts of several concurrent processes', async () => {
      const other = open();
      await Promise.all(
        Array.from({ length: 10 }, (_, index) => searchNoteRows(index % 2 ? store : other).insert(NOTE, 3)),
      );
      await Promise.all(
        Array.from({ length: 10 }, (_, index) => searchNoteRows(index % 2 ? store : other).count(NOTE)),
      );
      expect(await notes()).toEqual([['rotate keys', 40, '2026-11-04']]);
      await other.close();
    });
    it('list the most visitors first, the same in both databases, and only what was requested', async () => {
      for (const query of ['b', 'A', 'é', '鍵', 'a']) unwrap(await searchNoteRows(store).insert({ ...NOTE, query }, 3));
      unwrap(await searchNoteRows(store).insert({ ...NOTE, kind: 'abandoned' }, 9));
      now += minutes(24 * 60);
      unwrap(await searchNoteRows(store).insert({ ...NOTE, locale: 'ja' }, 5));
      const queries = async (filter: Parameters<typeof notes>[0] = {}) => (await notes(filter)).map(([query]) => query);
      expect(await queries()).toEqual(['rotate keys', 'rotate keys', 'A', 'a', 'b', 'é', '鍵']);
      expect(await notes({ kind: 'abandoned' })).toEqual([['rotate keys', 9, '2026-11-04']]);
      expect(await notes({ locale: 'ja' })).toEqual([['rotate keys', 5, '2026-11-05']]);
      expect(await notes({ since: '2026-11-05' })).toEqual([['rotate keys', 5, '2026-11-05']]);
    });
    it('are removed after nobody has typed them for a while', async () => {
      unwrap(await searchNoteRows(store).insert({ ...NOTE, query: 'old' }, 3));
      now += minutes(24 * 60);
      unwrap(await searchNoteRows(store).insert(NOTE, 3));
      expect(unwrap(await searchNoteRows(store).removeBefore('2026-11-05'))).toBe(1);
      expect(await notes()).toEqual([['rotate keys', 3, '2026-11-05']]);
    });
  });

  describe('shared conversations', () => {
    const CONTENT = JSON.stringify({ answers: [{ question: '鍵 🙂 "quoted"', parts: [], sources: [] }] });
    const find = async (id: string) => unwrap(await conversationRows(store).find(id));

    it('are found only by their id, even after the store is closed and reopened', async () => {
      unwrap(await conversationRows(store).add('AbC', CONTENT));
      await store.close();
      store = open();
      expect(await find('AbC')).toEqual({ id: 'AbC', content: CONTENT, createdAt: '2026-11-04T10:00:00.000Z' });
      for (const id of ['abc', 'AbC ', 'AbC%', '%', '', "' or 1=1 --"]) expect(await find(id)).toBeUndefined();
    });
    it('are never overwritten', async () => {
      unwrap(await conversationRows(store).add('one', CONTENT));
      expect((await conversationRows(store).add('one', 'other')).ok).toBe(false);
      expect((await find('one'))?.content).toBe(CONTENT);
    });
    it('are removed if shared before a given time', async () => {
      unwrap(await conversationRows(store).add('old', CONTENT));
      now += minutes(1);
      unwrap(await conversationRows(store).add('new', CONTENT));
      expect(unwrap(await conversationRows(store).removeBefore('2026-11-04T10:01:00.000Z'))).toBe(1);
      expect(unwrap(await conversationRows(store).removeBefore('2026-11-04T10:01:00.000Z'))).toBe(0);
      expect([await find('old'), (await find('new'))?.id]).toEqual([undefined, 'new']);
    });
  });

  it('starts in several processes on an empty database at once without losing or duplicating rows', async () => {
    const [processes, count] = [3, 40];
    const resultsByProcess = await writeAtOnce(processes, count, env);
    const references = resultsByProcess.map((results) => results.map((result) => unwrap(result).reference));
    expect(references).toHaveLength(processes);
    // Every process wrote the same visits: each visit is one row, and all processes got the same reference.
    for (const other of references) expect(other).toEqual(references[0]);
    const storedReferences = (await all()).map(({ reference }) => reference).sort();
    expect(storedReferences).toEqual([...(references[0] ?? [])].sort());
    expect(storedReferences).toHaveLength(count);
    expect(resultsByProcess.flat().filter((result) => unwrap(result).changed)).toHaveLength(count);
    now = Date.now() + minutes(1);
    let deliveries = 0;
    while (await claim(minutes(60))) deliveries += 1;
    expect(deliveries).toBe(count);
  });
});
