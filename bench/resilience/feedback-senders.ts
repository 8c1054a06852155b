import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { feedbackRows } from '../../src/features/feedback/server/rows.ts';
import { openSiteStore } from '../../src/server/features.ts';
import { readEnv } from '../../src/site/env.ts';

const SENDERS = 8;
const PAUSE_MS = 5;

/** Visitors that send feedback continuously. */
export interface Senders {
  /** Comment of each acknowledged submission, with the reference that the server returned. */
  acknowledged: ReadonlyMap<string, string>;
  stop(): Promise<void>;
}

/** Sends feedback as another visitor; returns true if the server acknowledged it. */
export async function sendFeedback(url: string, acknowledged: Map<string, string>): Promise<boolean> {
  const key = randomUUID();
  const from = `10.${key
    .match(/[0-9a-f]{2}/g)
    ?.slice(0, 3)
    .map((part) => Number.parseInt(part, 16))
    .join('.')}`;
  const headers = { 'content-type': 'application/json', 'idempotency-key': key, 'x-forwarded-for': from };
  const body = JSON.stringify({ page: '/docs', feedback: 'negative', comment: key });
  try {
    const response = await fetch(`${url}/api/feedback`, { method: 'POST', headers, body });
    const { reference } = await response.json();
    if (response.status === 200) acknowledged.set(key, reference);
    return response.status === 200;
  } catch {
    return false;
  }
}

/** Starts sending; refusals are expected while the database is unavailable. */
export function startSenders(url: string): Senders {
  const acknowledged = new Map<string, string>();
  let stopped = false;
  const senders = Array.from({ length: SENDERS }, async () => {
    while (!stopped) if (!(await sendFeedback(url, acknowledged))) await wait(PAUSE_MS);
  });
  return {
    acknowledged,
    async stop() {
      stopped = true;
      await Promise.all(senders);
    },
  };
}

/** Counts acknowledged submissions that are missing from the store. */
export async function countLost(env: Record<string, string>, acknowledged: ReadonlyMap<string, string>) {
  const store = openSiteStore(readEnv(env));
  const listed = await feedbackRows(store).list({});
  await store.close();
  if (!listed.ok) throw new Error(`The store cannot be read: ${listed.error.reason}`);
  const stored = new Map(listed.value.map(({ reference, comment }) => [reference, comment]));
  return [...acknowledged].filter(([key, reference]) => stored.get(reference) !== key).length;
}
