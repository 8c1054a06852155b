import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type GithubApi, startGithubApi } from '../tests/github-api.ts';
import { MAX_WAIT_MS } from './github/request-json.ts';
import { syncGithub } from './github/run.ts';
import { formatSnapshot, readSnapshot } from './github/snapshot.ts';

const NOW = Date.parse('2026-11-15T08:00:00.000Z');
const folder = mkdtempSync(join(tmpdir(), 'github-'));
const file = join(folder, 'github.json');
afterAll(() => rmSync(folder, { recursive: true }));

const issue = (number: number, more: object = {}) => ({
  number,
  title: `Issue ${number}`,
  html_url: `https://github.com/o/r/issues/${number}`,
  user: { login: 'fern-dev' },
  labels: [{ name: 'area: tracing' }],
  state: 'open',
  state_reason: null,
  created_at: '2026-10-01T10:00:00Z',
  updated_at: '2026-10-02T10:00:00Z',
  comments: 2,
  reactions: { '+1': 4 },
  body: 'Text.',
  ...more,
});
const discussion = (number: number, more: object = {}) => ({
  number,
  title: `Discussion ${number}`,
  url: `https://github.com/o/r/discussions/${number}`,
  closed: false,
  isAnswered: true,
  createdAt: '2026-10-03T10:00:00Z',
  updatedAt: '2026-10-04T10:00:00Z',
  upvoteCount: 7,
  body: 'Asked.',
  author: { login: 'moss-ops' },
  category: { slug: 'q-a' },
  labels: { nodes: [] },
  comments: { totalCount: 3 },
  ...more,
});

let api: GithubApi;
let waits: number[] = [];
beforeEach(async () => {
  waits = [];
  api = await startGithubApi();
  api.issues = [9, 8, 6, 5, 4, 2, 1].map((number) => issue(number));
  api.discussions = [7, 3, 10].map((number) => discussion(number));
  rmSync(file, { force: true });
});
afterEach(() => api.stop());

const sync = (env: Record<string, string> = {}) =>
  syncGithub(
    file,
    { GITHUB_TOKEN: 'ghs_secret', GITHUB_REPOSITORY: 'o/r', GITHUB_API_URL: api.url, ...env },
    {
      now: () => NOW,
      wait: async (ms) => {
        waits.push(ms);
      },
    },
  );
const numbers = () => readSnapshot(file)?.threads.map(({ number }) => number);
const isRest = (path: string) => path.startsWith('/repos/');
/** Runs a sync that must fail; the snapshot must stay the same, byte for byte. */
async function runFailing(): Promise<string> {
  const before = 'an old snapshot';
  writeFileSync(file, before);
  const result = await sync();
  expect([result.status, result.stdout]).toEqual([1, '']);
  expect(result.stderr).toContain('The snapshot was left as it is.');
  expect(result.stderr).not.toContain('ghs_secret');
  expect(readFileSync(file, 'utf8')).toBe(before);
  expect(readdirSync(folder)).toEqual(['github.json']);
  return result.stderr.split('\n')[0] ?? '';
}

describe('npm run tool -- sync:github', () => {
  it('reads every page of issues by Link header and of discussions by cursor, with the token', async () => {
    expect((await sync()).status).toBe(0);
    expect(numbers()).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(api.requests.filter(({ path }) => isRest(path))).toHaveLength(3);
    expect(api.requests.filter(({ path }) => path === '/graphql').map(({ body }) => body.variables)).toEqual([
      { owner: 'o', name: 'r', after: null },
      { owner: 'o', name: 'r', after: '2' },
    ]);
    expect(new Set(api.requests.map(({ token }) => token))).toEqual(new Set(['Bearer ghs_secret']));
  });
  it('skips pull requests', async () => {
    api.issues = [issue(2, { pull_request: { url: 'x' } }), issue(1)];
    await sync();
    expect(numbers()).toEqual([10, 7, 3, 1]);
  });
  it('writes the same bytes whatever order the API returns, each thread once', async () => {
    await sync();
    const first = readFileSync(file, 'utf8');
    rmSync(file);
    api.issues = [...api.issues.reverse(), issue(9)];
    api.discussions.reverse();
    await sync();
    expect(readFileSync(file, 'utf8')).toBe(first);
  });
  it('reports what changed, and writes nothing if nothing did', async () => {
    await sync();
    const before = readFileSync(file, 'utf8');
    expect((await sync()).stdout).toBe('Nothing changed.\n');
    expect(readFileSync(file, 'utf8')).toBe(before);
    api.issues = [issue(11, { title: 'A new one' }), ...api.issues.slice(1)];
    api.discussions[0] = discussion(7, { comments: { totalCount: 4 } });
    expect((await sync()).stdout).toBe(
      '+ issue 11  A new one\n~ discussion 7  Discussion 7\n- issue 9  Issue 9\n1 new, 1 changed, 1 gone\n',
    );
  });

  describe('rate limits', () => {
    it.each([
      ['403 with Retry-After', { status: 403, headers: { 'retry-after': '7' } }, 7000],
      ['429 with Retry-After', { status: 429, headers: { 'retry-after': '30' } }, 30_000],
      [
        '403 with a reset time',
        { status: 403, headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(NOW / 1000 + 90) } },
        91_000,
      ],
      [
        'a secondary limit without a time',
        { status: 403, body: '{"message":"You have exceeded a secondary rate limit."}' },
        60_000,
      ],
    ])('%s is awaited, then the sync succeeds', async (_, answer, ms) => {
      api.override = (__, count) => (count === 2 ? answer : undefined);
      expect((await sync()).status).toBe(0);
      expect(waits).toEqual([ms]);
      expect(numbers()).toHaveLength(10);
    });
    it('a limit of the GraphQL API, which responds with 200, is awaited too', async () => {
      let limited = true;
      api.override = ({ path }) => {
        if (path !== '/graphql' || !limited) return undefined;
        limited = false;
        return { status: 200, body: '{"errors":[{"type":"RATE_LIMITED","message":"API rate limit exceeded"}]}' };
      };
      expect((await sync()).status).toBe(0);
      expect(waits).toEqual([60_000]);
    });
    it('a limit beyond the maximum wait ends the run at once', async () => {
      const reset = String(NOW / 1000 + MAX_WAIT_MS / 1000 + 60);
      api.override = () => ({ status: 403, headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset } });
      expect(await runFailing()).toBe('/repos/o/r/issues: rate limit. It ends in 17 minutes; try again then.');
      expect(waits).toEqual([]);
    });
    it('a limit that never ends aborts the sync, after increasing pauses', async () => {
      api.override = () => ({ status: 429 });
      await runFailing();
      expect(waits).toEqual([60_000, 120_000, 240_000, 480_000]);
    });
  });

  describe('failures', () => {
    it('a temporary 500 is retried', async () => {
      api.override = (_, count) => (count === 2 || count === 3 ? { status: 500 } : undefined);
      expect((await sync()).status).toBe(0);
      expect(waits).toEqual([1000, 2000]);
      expect(numbers()).toHaveLength(10);
    });
    it.each([
      [
        'a 500 midway',
        '/repos/o/r/issues: 500.',
        (path: string) => (path.includes('page=2') ? { status: 500 } : undefined),
      ],
      [
        'a 502 of the discussions after all issues',
        '/graphql: 502.',
        (path: string) => (isRest(path) ? undefined : { status: 502 }),
      ],
      [
        'JSON that was cut',
        '/repos/o/r/issues: the answer is not JSON.',
        (path: string) => (path.includes('page=3') ? { status: 200, body: '[{"number": 1' } : undefined),
      ],
      [
        'JSON of another shape',
        'Page 1 of the issues is not as expected: 0.number: Invalid input: expected number, received undefined.',
        () => ({ status: 200, body: '[{}]' }),
      ],
      [
        'no list',
        'Page 1 of the issues is not as expected: the whole: Invalid input: expected array, received object.',
        () => ({ status: 200, body: '{}' }),
      ],
      [
        'an unknown token',
        '/repos/o/r/issues: 401 Bad credentials',
        () => ({ status: 401, body: '{"message":"Bad credentials"}' }),
      ],
      [
        '403 that is not a limit',
        '/repos/o/r/issues: 403 Resource not accessible',
        () => ({ status: 403, body: '{"message":"Resource not accessible"}' }),
      ],
      [
        'a moved repository',
        '/repos/o/r/issues: 301 Moved Permanently',
        () => ({ status: 301, headers: { location: 'http://127.0.0.1:1/' }, body: '{"message":"Moved Permanently"}' }),
      ],
      [
        'an error of the GraphQL API',
        'Discussions: Could not resolve',
        (path: string) =>
          isRest(path) ? undefined : { status: 200, body: '{"data":null,"errors":[{"message":"Could not resolve"}]}' },
      ],
      [
        'a next page on another host',
        'The next page of the issues is at another URL than the API.',
        () => ({ status: 200, headers: { link: '<https://evil.example/2>; rel="next"' }, body: '[]' }),
      ],
    ])('%s keeps the old snapshot', async (_, message, answer) => {
      api.override = ({ path }) => answer(path);
      expect(await runFailing()).toBe(message);
      expect(api.requests.every(({ token }) => token === 'Bearer ghs_secret')).toBe(true);
    });
    it('an unresponsive API, an empty repository and a missing token keep it too', async () => {
      [api.issues, api.discussions] = [[], []];
      expect(await runFailing()).toBe('o/r has no issues and no discussions.');
      expect((await sync({ GITHUB_TOKEN: '' })).stderr).toContain('GITHUB_TOKEN is not set');
      expect((await sync({ GITHUB_API_URL: 'http://127.0.0.1:1' })).stderr).toContain('/repos/o/r/issues: no answer.');
      expect(readFileSync(file, 'utf8')).toBe('an old snapshot');
    });
  });
});

it('the committed snapshot matches what the sync would write: at least 60 threads, of both kinds and all states', () => {
  const shipped = readFileSync('content/data/github.json', 'utf8');
  const snapshot = readSnapshot('content/data/github.json');
  if (!snapshot) throw new Error('The snapshot cannot be read.');
  expect(formatSnapshot(snapshot)).toBe(shipped);
  const { threads } = snapshot;
  expect(threads.length).toBeGreaterThanOrEqual(60);
  expect(threads.map(({ number }) => number)).toEqual(
    [...new Set(threads.map(({ number }) => number))].sort((a, b) => b - a),
  );
  const kinds = new Set(threads.map(({ kind, state, solved }) => `${kind} ${state} ${solved}`));
  expect([...kinds].sort()).toEqual([
    'discussion closed true',
    'discussion open false',
    'discussion open true',
    'issue closed false',
    'issue closed true',
    'issue open false',
  ]);
  for (const { createdAt, updatedAt } of threads) {
    expect(createdAt <= updatedAt && updatedAt <= snapshot.takenAt).toBe(true);
  }
});
