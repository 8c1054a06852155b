import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { feedbackRows } from '../src/features/feedback/server/rows.ts';
import { openSiteStore } from '../src/server/features.ts';
import { readEnv } from '../src/site/env.ts';
import { type RunningServer, runServer } from './running-server.ts';

/** What is in the store after servers were killed in the middle of their work. */
export interface KillResult {
  runs: number;
  /** Feedback that the server acknowledged. */
  acknowledged: number;
  /** How many of these are in the store. */
  found: number;
  lost: number;
  /** Visits that are in the store more than once. */
  duplicates: number;
}

const SENDERS = 8;
/** The server is killed within this time after the first response. */
const KILL_WITHIN_MS = 150;

interface Submission {
  key: string;
  reference?: string;
}

/** Sends the feedback of one visit; its comment is a key that identifies it in the store. Each comes from another IP address. */
async function send(url: string, submission: Submission): Promise<void> {
  const from = Array.from({ length: 4 }, () => randomInt(1, 255)).join('.');
  const headers = { 'content-type': 'application/json', 'idempotency-key': submission.key, 'x-forwarded-for': from };
  const body = JSON.stringify({ page: '/docs', feedback: 'negative', comment: submission.key });
  const response = await fetch(`${url}/api/feedback`, { method: 'POST', headers, body });
  if (response.status !== 200) throw new Error(`The feedback request returned ${response.status}.`);
  submission.reference = (await response.json()).reference;
}

/** Starts a server, sends feedback in parallel, unacknowledged submissions first, and kills the server in the middle. */
async function runOnce(root: string, env: Record<string, string>, submissions: Submission[]): Promise<void> {
  const server = await runServer(root, env);
  const unacknowledged = submissions.filter(({ reference }) => reference === undefined);
  const senders = Array.from({ length: SENDERS }, () => startSender(server, unacknowledged, submissions));
  await Promise.race(senders.map(({ first }) => first));
  await wait(randomInt(KILL_WITHIN_MS));
  await server.kill();
  await Promise.all(senders.map(({ done }) => done));
}

function startSender(server: RunningServer, unacknowledged: Submission[], submissions: Submission[]) {
  const { promise: first, resolve } = Promise.withResolvers<void>();
  const done = (async () => {
    for (;;) {
      const known = unacknowledged.pop();
      const submission = known ?? { key: randomUUID() };
      if (!known) submissions.push(submission);
      try {
        await send(server.url, submission);
      } catch (error) {
        // The server is gone; any response other than 200 fails the run.
        if (error instanceof TypeError) return;
        throw error;
      }
      resolve();
    }
  })();
  return { first: Promise.race([first, done]), done };
}

/** Repeatedly kills a server while it stores feedback, and counts lost and duplicate feedback. */
export async function killRuns(
  runs: number,
  storeEnv: Record<string, string>,
  { root = process.cwd(), onRun }: { root?: string; onRun?: (run: number) => void } = {},
): Promise<KillResult> {
  const submissions: Submission[] = [];
  for (let run = 1; run <= runs; run++) {
    await runOnce(root, { ...storeEnv, TRUSTED_PROXIES: '127.0.0.1' }, submissions);
    onRun?.(run);
  }
  const store = openSiteStore(readEnv(storeEnv));
  const listed = await feedbackRows(store).list({});
  await store.close();
  if (!listed.ok) throw new Error(`The store cannot be read: ${listed.error.reason}`);
  const stored = new Map(listed.value.map(({ reference, comment }) => [reference, comment]));
  const acknowledged = submissions.filter(({ reference }) => reference !== undefined);
  const found = acknowledged.filter(({ reference, key }) => stored.get(reference ?? '') === key).length;
  const duplicates = listed.value.length - new Set(listed.value.map(({ comment }) => comment)).size;
  return { runs, acknowledged: acknowledged.length, found, lost: acknowledged.length - found, duplicates };
}
