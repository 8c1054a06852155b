import { createHmac } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Delivery, Store } from '../../platform/store/store.ts';
import { WEBHOOK, WEBHOOK_WAIT } from '../../site/limits.ts';

/** What deliveries need. */
export interface WebhookOptions {
  store: Store;
  url: string;
  /** Empty: nothing is signed. */
  secret: string;
  clock: Clock;
  /** Told of a delivery that will not be tried again: its reference and what went wrong, never what a visitor wrote. */
  onGiveUp(reference: string, reason: string): void;
  /** Hears the outcome of each try. */
  onOutcome?(outcome: 'delivered' | 'failed' | 'given_up'): void;
}

/** How long to wait after a try that failed. */
export function waitAfter(tries: number): number {
  return Math.min(WEBHOOK_WAIT.firstMs * 2 ** (tries - 1), WEBHOOK_WAIT.mostMs);
}

/** Headers of Standard Webhooks: the same `webhook-id` at each try, so that the receiver can tell a repetition. */
export function webhookHeaders(id: string, body: string, secret: string, now: Date): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const headers = { 'content-type': 'application/json', 'webhook-id': id, 'webhook-timestamp': timestamp };
  if (!secret) return headers;
  const key = secret.startsWith('whsec_') ? Buffer.from(secret.slice('whsec_'.length), 'base64') : secret;
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { ...headers, 'webhook-signature': `v1,${signature}` };
}

function bodyOf({ entry }: Delivery): string {
  const { reference, page, choice, comment, createdAt, updatedAt } = entry;
  const data = { reference, page, feedback: choice, comment, createdAt, updatedAt };
  return JSON.stringify({ type: 'feedback.received', timestamp: updatedAt, data });
}

/** Sends one delivery; undefined where it arrived, else what went wrong. */
async function send(delivery: Delivery, { url, secret, clock }: WebhookOptions): Promise<string | undefined> {
  const body = bodyOf(delivery);
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: webhookHeaders(delivery.id, body, secret, clock.now()),
      redirect: 'manual',
      signal: AbortSignal.timeout(WEBHOOK.timeoutMs),
    });
    await response.body?.cancel();
    return response.ok ? undefined : `it answered ${response.status}`;
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? 'it did not answer' : 'it cannot be reached';
  }
}

async function deliverOne(options: WebhookOptions): Promise<boolean> {
  const { store, onGiveUp, onOutcome } = options;
  const claimed = await store.outbox.claim(WEBHOOK.leaseMs);
  const delivery = claimed.ok ? claimed.value : undefined;
  if (!delivery) return false;
  const problem = await send(delivery, options);
  if (problem === undefined) await store.outbox.settle(delivery);
  else if (delivery.tries < WEBHOOK.tries) await store.outbox.postpone(delivery, waitAfter(delivery.tries));
  else {
    await store.outbox.settle(delivery);
    onGiveUp(delivery.entry.reference, problem);
  }
  onOutcome?.(problem === undefined ? 'delivered' : delivery.tries < WEBHOOK.tries ? 'failed' : 'given_up');
  return true;
}

/** Makes the function that delivers everything that is due, one after the other; a call while it works is heard afterwards. */
export function createDelivery(options: WebhookOptions): () => Promise<void> {
  let running: Promise<void> | undefined;
  let again = false;
  const run = async () => {
    do {
      again = false;
      while (await deliverOne(options));
    } while (again);
  };
  return () => {
    again = true;
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };
}
