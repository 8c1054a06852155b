import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { feedbackRows } from '../src/features/feedback/server/rows.ts';
import { openSiteStore } from '../src/server/features.ts';
import { readEnv } from '../src/site/env.ts';
import { type RunningServer, runServer } from './running-server.ts';

/** What was found after servers were ended in the middle of their work. */
export interface KillResult {
  runs: number;
  /** Feedback that the server said it had stored. */
  acknowledged: number;
  /** Of these, how many are in the store. */
  found: number;
  lost: number;
  /** Visits that are in the store more than once. */
  doubled: number;
}

const SENDERS = 8;
/** Somewhere in this time after the first answer, the server is ended. */
const KILL_WITHIN_MS = 150;

interface Visit {
  key: string;
  reference?: string;
}

/** Sends a visit's feedback; its comment is its key, by which it is found again. Each comes from an address of its own. */
async function send(address: string, visit: Visit): Promise<void> {
  const from = Array.from({ length: 4 }, () => randomInt(1, 255)).join('.');
  const headers = { 'content-type': 'application/json', 'idempotency-key': visit.key, 'x-forwarded-for': from };
  const body = JSON.stringify({ page: '/docs', feedback: 'negative', comment: visit.key });
  const response = await fetch(`${address}/api/feedback`, { method: 'POST', headers, body });
  if (response.status !== 200) throw new Error(`Feedback was answered with ${response.status}.`);
  visit.reference = (await response.json()).reference;
}

/** Starts a server, sends from many sides at once, first what has no answer yet, and ends the server in the middle. */
async function oneRun(root: string, env: Record<string, string>, visits: Visit[]): Promise<void> {
  const server = await runServer(root, env);
  const again = visits.filter(({ reference }) => reference === undefined);
  const senders = Array.from({ length: SENDERS }, () => sender(server, again, visits));
  await Promise.race(senders.map(({ first }) => first));
  await wait(randomInt(KILL_WITHIN_MS));
  await server.kill();
  await Promise.all(senders.map(({ done }) => done));
}

function sender(server: RunningServer, again: Visit[], visits: Visit[]) {
  const { promise: first, resolve } = Promise.withResolvers<void>();
  const done = (async () => {
    for (;;) {
      const known = again.pop();
      const visit = known ?? { key: randomUUID() };
      if (!known) visits.push(visit);
      try {
        await send(server.address, visit);
      } catch (error) {
        // The server is gone; any other answer than 200 is a fault of the run.
        if (error instanceof TypeError) return;
        throw error;
      }
      resolve();
    }
  })();
  return { first: Promise.race([first, done]), done };
}

/** Ends a server in the middle of storing feedback, again and again, and counts what is lost and doubled. */
export async function killRuns(
  runs: number,
  place: Record<string, string>,
  { root = process.cwd(), onRun }: { root?: string; onRun?: (run: number) => void } = {},
): Promise<KillResult> {
  const visits: Visit[] = [];
  for (let run = 1; run <= runs; run++) {
    await oneRun(root, { ...place, TRUSTED_PROXIES: '127.0.0.1' }, visits);
    onRun?.(run);
  }
  const store = openSiteStore(readEnv(place));
  const listed = await feedbackRows(store).list({});
  await store.close();
  if (!listed.ok) throw new Error(`The store cannot be read: ${listed.error.reason}`);
  const stored = new Map(listed.value.map(({ reference, comment }) => [reference, comment]));
  const told = visits.filter(({ reference }) => reference !== undefined);
  const found = told.filter(({ reference, key }) => stored.get(reference ?? '') === key).length;
  const doubled = listed.value.length - new Set(listed.value.map(({ comment }) => comment)).size;
  return { runs, acknowledged: told.length, found, lost: told.length - found, doubled };
}
