import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchNoteRows } from '../src/features/search/server/notes/rows.ts';
import { openSiteStore } from '../src/server/features.ts';
import { getEnv } from '../tests/store/databases.ts';
import { HELP } from './search-notes/command.ts';
import { runSearchNotes } from './search-notes/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'notes-cli-'));
const env = { DATA_DIR: folder, DATABASE_URL: '' };
const run = (...args: string[]) => runSearchNotes(args, env);
const now = new Date();
const today = now.toISOString().slice(0, 10);

afterAll(() => rmSync(folder, { recursive: true }));

describe('npm run tool -- search:notes', () => {
  it('names the place that it searched if nothing is there', async () => {
    expect((await run('list')).stderr).toBe(
      `There is no ${folder}/site.db: nothing has been stored yet, or DATA_DIR leads elsewhere.\n`,
    );
  });

  describe('with queries', () => {
    beforeAll(async () => {
      let time = new Date('2026-01-02T10:00:00Z');
      const store = openSiteStore(getEnv(env), { clock: { now: () => time } });
      await searchNoteRows(store).insert({ query: '=1+1 \u001b[31mred', kind: 'none', locale: 'en' }, 4);
      time = now;
      await searchNoteRows(store).insert({ query: 'キーの交換', kind: 'abandoned', locale: 'ja' }, 7);
      await store.close();
    });

    it('lists most visitors first by default, without terminal escape sequences', async () => {
      const { status, stdout } = await run();
      expect(status).toBe(0);
      expect(stdout.split('\n')).toEqual([
        '  visitors, kind, language, last typed, query',
        `    7  abandoned  ja       ${today}  キーの交換`,
        '    4  none       en       2026-01-02  =1+1  [31mred',
        '',
      ]);
    });
    it.each([
      [['--kind', 'none'], '=1+1'],
      [['--locale', 'ja'], 'キー'],
      [['--since', '2026-01-03'], 'キー'],
    ])('lists what %j asks for', async (args, words) => {
      const lines = (await run('list', ...args)).stdout.trim().split('\n');
      expect(lines).toHaveLength(2);
      expect(lines[1]).toContain(words);
    });
    it('exports CSV that no spreadsheet reads as formulas, and JSON', async () => {
      const { stdout } = await run('export', '--format', 'csv', '--kind=none');
      expect(stdout).toBe(
        "query,kind,locale,visitors,firstDay,lastDay\r\n'=1+1 \u001b[31mred,none,en,4,2026-01-02,2026-01-02\r\n",
      );
      expect(JSON.parse((await run('export', '--format=json', '--locale=ja')).stdout)).toEqual([
        { query: 'キーの交換', kind: 'abandoned', locale: 'ja', visitors: 7, firstDay: today, lastDay: today },
      ]);
    });
    it('prunes queries that nobody has typed for 180 days', async () => {
      expect((await run('prune')).stdout).toBe('1 queries removed\n');
      expect((await run('list', '--kind', 'none')).stdout).toBe('No queries.\n');
    });
  });

  it.each([
    [['lst'], 'Unknown command "lst".'],
    [['list', '--kind', 'maybe'], '--kind: expected none or abandoned, not "maybe".'],
    [['list', '--since', 'yesterday'], '--since: expected a day such as 2026-11-04, not "yesterday".'],
    [['list', 'more'], 'Too many arguments after "list".'],
    [['export'], '--format: expected csv or json, not "".'],
    [['--nothing'], "Unknown option '--nothing'"],
  ])('explains %j', async (args, message) => {
    const { status, stdout, stderr } = await run(...args);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr.split('\n')[0]).toContain(message);
    expect(stderr).toContain(HELP);
  });
  it('runs as a program: prints results to stdout', () => {
    const result = spawnSync(process.execPath, ['scripts/search-notes.ts', 'help'], { encoding: 'utf8' });
    expect(result).toMatchObject({ status: 0, stdout: `${HELP}\n`, stderr: '' });
  });
});
