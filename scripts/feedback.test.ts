import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { feedbackRows } from '../src/features/feedback/server/rows.ts';
import { openSiteStore } from '../src/server/features.ts';
import { createPostgresDatabases, createSqliteDatabases, getEnv } from '../tests/store/databases.ts';
import { HELP } from './feedback/command.ts';
import { runFeedback } from './feedback/run.ts';

const run = (env: Record<string, string>, ...args: string[]) => runFeedback(args, env);

describe.each([
  ['SQLite', createSqliteDatabases()],
  ['PostgreSQL', createPostgresDatabases()],
])('npm run tool -- feedback on %s', (_, databases) => {
  let env: Record<string, string> = {};
  let [first, second] = ['', ''];
  beforeAll(() => databases.start());
  afterAll(() => databases.stop());
  beforeEach(async () => {
    env = await databases.createEnv();
    let now = Date.parse('2026-03-01T10:00:00.000Z');
    const store = openSiteStore(getEnv(env), { clock: { now: () => new Date(now) } });
    const save = async (write: Parameters<ReturnType<typeof feedbackRows>['save']>[0]) => {
      const saved = await feedbackRows(store).save(write, false);
      return saved.ok ? saved.value.reference : '';
    };
    first = await save({ page: '/docs', choice: 'negative', comment: '=1+1, "quoted"\nnext \u001b[31mline' });
    now = Date.now();
    second = await save({ page: '/docs/tracing', choice: 'positive' });
    await store.close();
  });

  it('lists newest first, without terminal escape sequences', async () => {
    const { status, stdout } = await run(env, 'list');
    expect(status).toBe(0);
    const lines = stdout.split('\n');
    expect(lines[0]).toMatch(new RegExp(`^${second}  .* new   positive  /docs/tracing$`));
    expect(lines.slice(1)).toEqual([
      `${first}  2026-03-01 10:00  new   negative  /docs`,
      '    =1+1, "quoted"',
      '    next  [31mline',
      '',
    ]);
  });
  it.each([
    [['--page', '/docs'], 'first'],
    [['--choice', 'positive'], 'second'],
    [['--with-comment'], 'first'],
    [['--since', '2026-03-02'], 'second'],
    [['--status', 'done'], 'none'],
  ])('lists what %j asks for', async (args, expected) => {
    const { stdout } = await run(env, 'list', ...args);
    expect([stdout.includes(first), stdout.includes(second)]).toEqual([expected === 'first', expected === 'second']);
    if (expected === 'none') expect(stdout).toBe('No feedback.\n');
  });
  it('exports CSV that no spreadsheet reads as formulas', async () => {
    const { stdout } = await run(env, 'export', '--format', 'csv', '--page', '/docs');
    const time = '2026-03-01T10:00:00.000Z';
    expect(stdout).toBe(
      `reference,createdAt,updatedAt,status,page,feedback,comment\r\n${first},${time},${time},new,/docs,negative,"'=1+1, ""quoted""\nnext \u001b[31mline"\r\n`,
    );
  });
  it('exports JSON', async () =>
    expect(JSON.parse((await run(env, 'export', '--format=json')).stdout)).toMatchObject([
      { reference: second, feedback: 'positive', comment: null },
      { reference: first, feedback: 'negative', comment: expect.stringMatching(/^=1\+1/) },
    ]));
  it('marks status, deletes by reference and prunes old comments', async () => {
    expect((await run(env, 'status', second, 'done')).stdout).toBe(`${second} is done\n`);
    expect((await run(env, 'list', '--status', 'done')).stdout).toContain(second);
    expect((await run(env, 'prune')).stdout).toBe('1 comments removed\n');
    expect((await run(env, 'list', '--with-comment')).stdout).toBe('No feedback.\n');
    expect((await run(env, 'delete', first)).stdout).toBe(`${first} is deleted\n`);
    expect(await run(env, 'delete', first)).toEqual({
      status: 1,
      stdout: '',
      stderr: `There is no feedback ${first}.\n`,
    });
  });
});

describe('npm run tool -- feedback', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cli-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('runs as a program: prints results to stdout, and exits with 1 after a mistake', () => {
    const start = (...args: string[]) =>
      spawnSync(process.execPath, ['scripts/feedback.ts', ...args], { encoding: 'utf8' });
    expect(start('help')).toMatchObject({ status: 0, stdout: `${HELP}\n`, stderr: '' });
    expect(start('lst')).toMatchObject({ status: 1, stdout: '', stderr: `Unknown command "lst".\n\n${HELP}\n` });
  });
  it('shows help on request', async () => {
    expect(await run({})).toEqual({ status: 0, stdout: `${HELP}\n`, stderr: '' });
    expect((await run({}, '--help')).stdout).toBe(`${HELP}\n`);
  });
  it.each([
    [['lst'], 'Unknown command "lst".'],
    [['list', '--choice', 'maybe'], '--choice: expected positive or negative, not "maybe".'],
    [['list', '--since', 'yesterday'], '--since: expected a day such as 2026-11-04, not "yesterday".'],
    [['list', 'more'], 'Too many arguments after "list".'],
    [['export'], '--format: expected csv or json, not "".'],
    [['status', 'fb_12', 'later'], 'status: expected new or read or done, not "later".'],
    [['delete'], 'Expected a reference such as fb_12ab, not "".'],
    [['list', '--nothing'], "Unknown option '--nothing'"],
  ])('explains %j', async (args, message) => {
    const { status, stdout, stderr } = await run({}, ...args);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr.split('\n')[0]).toContain(message);
    expect(stderr).toContain(HELP);
  });
  it('names the place that it searched if nothing is there', async () => {
    expect(await run({ DATA_DIR: folder, DATABASE_URL: '' }, 'list')).toEqual({
      status: 1,
      stdout: '',
      stderr: `There is no ${folder}/site.db: nothing has been stored yet, or DATA_DIR leads elsewhere.\n`,
    });
    const result = await run({ DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/db' }, 'list');
    expect([result.status, result.stderr]).toEqual([
      1,
      expect.stringMatching(/^The store at 127\.0\.0\.1:1\/db cannot be used: /),
    ]);
    expect(result.stderr).not.toContain('secret');
  });
});
