import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { killRuns } from '../bench/kill-runs.ts';
import { type RunningServer, runServer } from '../bench/running-server.ts';
import { feedbackRows } from '../src/features/feedback/server/rows.ts';
import { openSiteStore } from '../src/server/features.ts';
import { productionApp } from '../src/server/production.ts';
import { FEEDBACK_RATE } from '../src/site/limits.ts';
import { type RunningPostgres, runPostgres } from './running-postgres.ts';
import { createSmallSite } from './small-content.ts';
import { getEnv } from './store/databases.ts';

const folder = mkdtempSync(join(tmpdir(), 'servers-'));
/** Feedback needs no search and few pages. */
const root = createSmallSite();
const WITHOUT_SEARCH = { SEARCH_READY_AFTER_MS: '3600000' };
let folders = 0;
const newFolder = () => join(folder, String(++folders));
const servers: RunningServer[] = [];

async function start(env: Record<string, string>): Promise<RunningServer> {
  const server = await runServer(root, { ...WITHOUT_SEARCH, ...env });
  servers.push(server);
  return server;
}
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});
afterAll(() => {
  for (const path of [folder, root]) rmSync(path, { recursive: true });
});

const CLICK = { page: '/docs', feedback: 'negative' };
const post = (url: string, body: object = CLICK, headers: Record<string, string> = {}) =>
  fetch(`${url}/api/feedback`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const ready = async (url: string) => {
  const response = await fetch(`${url}/readyz`);
  return [response.status, await response.text()];
};
/** How a server behaves if its store can't write: pages and readiness continue, feedback is refused for now. */
async function expectDegraded(url: string, state: string): Promise<void> {
  await expect.poll(() => ready(url)).toEqual([200, `degraded: store ${state}`]);
  const refused = await post(url);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60']);
  expect((await fetch(`${url}/docs`)).status).toBe(200);
}

it('loses and duplicates no acknowledged row after kill -9 during writes', async () => {
  const result = await killRuns(5, { DATA_DIR: newFolder(), DATABASE_URL: '', ...WITHOUT_SEARCH }, { root });
  expect(result).toMatchObject({ runs: 5, lost: 0, duplicates: 0, found: result.acknowledged });
  expect(result.acknowledged).toBeGreaterThanOrEqual(5);
});

describe('the server stays up', () => {
  it('if its store cannot be opened, as on a read-only checkout', async () => {
    const { url } = await start({ DATA_DIR: '/proc/nothing', DATABASE_URL: '' });
    await expectDegraded(url, 'away');
  });
  it('if its folder is nearly full; readiness reports degraded until space is free again', async () => {
    const dataDir = newFolder();
    const { url } = await start({ DATA_DIR: dataDir, DATABASE_URL: '', DATA_MAX_MB: '1' });
    expect((await post(url)).status).toBe(200);
    writeFileSync(join(dataDir, 'filler'), Buffer.alloc(1024 * 1024));
    await expectDegraded(url, 'full');
    rmSync(join(dataDir, 'filler'));
    await expect.poll(() => ready(url)).toEqual([200, 'ready']);
    expect((await post(url)).status).toBe(200);
  });
});

describe('on one PostgreSQL', () => {
  let postgres: RunningPostgres;
  beforeAll(async () => {
    postgres = await runPostgres();
  });
  afterAll(() => postgres.stop());

  it('two processes lose and duplicate nothing', async () => {
    const DATABASE_URL = await postgres.createDatabase();
    const env = { DATABASE_URL, TRUSTED_PROXIES: '127.0.0.1' };
    const both = await Promise.all([start(env), start(env)]);
    for (const { url } of both) await expect.poll(() => ready(url)).toEqual([200, 'ready']);
    const visits = Array.from({ length: 60 }, (_, index) => ({ key: randomUUID(), from: `9.9.9.${index}` }));
    // Both processes receive every visit at the same time.
    const send = ({ key, from }: (typeof visits)[number]) =>
      Promise.all(
        both.map(async ({ url }) => {
          const headers = { 'idempotency-key': key, 'x-forwarded-for': from };
          return (await (await post(url, { ...CLICK, comment: key }, headers)).json()).reference as string;
        }),
      );
    // Ten at once: with more, a slow machine would refuse some that wait too long for a connection.
    const references: string[][] = [];
    for (let index = 0; index < visits.length; index += 10)
      references.push(...(await Promise.all(visits.slice(index, index + 10).map(send))));
    for (const [a, b] of references) expect(a).toBe(b);
    const store = openSiteStore(getEnv({ DATABASE_URL }));
    const rows = await feedbackRows(store).list({});
    await store.close();
    expect(rows.ok && rows.value.map(({ reference }) => reference).sort()).toEqual(references.map(([a]) => a).sort());
    expect(rows.ok && new Set(rows.value.map(({ comment }) => comment))).toEqual(new Set(visits.map(({ key }) => key)));
  });
  it('two processes share one limit, and no IP address is stored', async () => {
    const DATABASE_URL = await postgres.createDatabase();
    const env = { DATABASE_URL, TRUSTED_PROXIES: '127.0.0.1' };
    const both = await Promise.all([start(env), start(env)]);
    for (const { url } of both) await expect.poll(() => ready(url)).toEqual([200, 'ready']);
    const send = (index: number) =>
      post(both[index % 2]?.url ?? '', {}, { 'x-forwarded-for': '203.0.113.77' }).then(({ status }) => status);
    const statuses: number[] = [];
    for (let index = 0; index < FEEDBACK_RATE.requests + 4; index++) statuses.push(await send(index));
    expect(statuses.filter((status) => status === 422)).toHaveLength(FEEDBACK_RATE.requests);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: DATABASE_URL });
    await client.connect();
    const { rows } = await client.query('select key from rate_limit');
    await client.end();
    // One row for the request rate, one for the visitor's share of the store.
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain('203.0.113');
  });
  it('keeps the server up while PostgreSQL is down, and accepts feedback once it is back', async () => {
    const DATABASE_URL = await postgres.createDatabase();
    await postgres.kill();
    const { url } = await start({ DATABASE_URL });
    await expectDegraded(url, 'away');
    await postgres.start();
    await expect.poll(async () => (await post(url)).status, { timeout: 30_000, interval: 1500 }).toBe(200);
    await expect.poll(() => ready(url)).toEqual([200, 'ready']);
    await postgres.kill();
    await expectDegraded(url, 'away');
    await postgres.start();
    await expect.poll(async () => (await post(url)).status, { timeout: 30_000, interval: 1500 }).toBe(200);
  });
});

it('logs contain no IP address and no comment text, and the store contains no IP address', async () => {
  const dataDir = newFolder();
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    env: {
      ...process.env,
      ...WITHOUT_SEARCH,
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      LOG_LEVEL: 'info',
      TRUSTED_PROXIES: '127.0.0.1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  await expect.poll(() => output, { timeout: 60_000 }).toMatch(/localhost:\d+/);
  const url = `http://127.0.0.1:${/localhost:(\d+)/.exec(output)?.[1]}`;
  const headers = { 'x-forwarded-for': '203.0.113.77' };
  expect((await post(url, { ...CLICK, comment: 'Private words' }, headers)).status).toBe(200);
  expect((await post(url, { ...CLICK, comment: 'Private words', more: 1 }, headers)).status).toBe(422);
  await expect.poll(() => output.split('/api/feedback').length).toBe(3);
  const onDisk = Buffer.concat(readdirSync(dataDir).map((name) => readFileSync(join(dataDir, name))));
  child.kill('SIGTERM');
  await once(child, 'exit');
  expect(output).not.toMatch(/Private words|203\.0\.113|127\.0\.0\.1/);
  expect(onDisk.includes('Private words')).toBe(true);
  expect(onDisk.includes('203.0.113')).toBe(false);
});

it('a body over the limit gets 413 on a real connection, with Content-Length or chunked', async () => {
  const { url } = await start({ DATA_DIR: newFolder(), DATABASE_URL: '' });
  const send = (headers: Record<string, string>) =>
    new Promise<number | undefined>((found, failed) => {
      const sent = request(`${url}/api/feedback`, { method: 'POST', headers }, (response) => {
        response.resume().on('end', () => found(response.statusCode));
      });
      sent.on('error', failed);
      for (let part = 0; part < 20; part++) sent.write(Buffer.alloc(100_000, 'a'));
      sent.end();
    });
  expect(await send({ 'content-type': 'application/json', 'content-length': '2000000' })).toBe(413);
  expect(await send({ 'content-type': 'application/json' })).toBe(413);
});

it("a server that only serves pages, such as the export's, opens no store", async () => {
  const dataDir = newFolder();
  vi.stubEnv('DATA_DIR', dataDir);
  const { app, store } = productionApp({ root, logLevel: 'off', endpoints: false });
  expect((await app.request('/docs/tracing/get-started')).status).toBe(200);
  expect([store.state(), existsSync(dataDir)]).toEqual(['opening', false]);
  vi.unstubAllEnvs();
});
