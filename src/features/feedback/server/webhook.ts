import { createHmac } from 'node:crypto';
import type { Clock } from '../../../platform/clock.ts';
import type { Store } from '../../../platform/store/store.ts';
import { WEBHOOK, WEBHOOK_WAIT } from '../../../site/limits.ts';
import type { Delivery } from './entries.ts';
import { outboxRows } from './outbox-rows.ts';

/** How one try of a delivery ended. */
export type DeliveryOutcome = 'delivered' | 'failed' | 'given_up';

/** What webhook deliveries need. */
export interface WebhookOptions {
  store: Store;
  url: string;
  /** Empty: nothing is signed. */
  secret: string;
  clock: Clock;
  /** Called when a delivery is given up, with its reference and the reason, but never a visitor's text. */
  onGiveUp(reference: string, reason: string): void;
  /** Called with the outcome of each try. */
  onOutcome?(outcome: DeliveryOutcome): void;
}

/** How long to wait after a failed try. */
export function retryDelay(tries: number): number {
  return Math.min(WEBHOOK_WAIT.firstMs * 2 ** (tries - 1), WEBHOOK_WAIT.maxMs);
}

/** Headers of Standard Webhooks. Each try has the same `webhook-id`, so that receivers recognize repetitions. */
export function webhookHeaders(id: string, body: string, secret: string, now: Date): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const headers = { 'content-type': 'application/json', 'webhook-id': id, 'webhook-timestamp': timestamp };
  if (!secret) return headers;
  const key = secret.startsWith('whsec_') ? Buffer.from(secret.slice('whsec_'.length), 'base64') : secret;
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { ...headers, 'webhook-signature': `v1,${signature}` };
}

function formatBody({ entry }: Delivery): string {
  const { reference, page, choice, comment, createdAt, updatedAt } = entry;
  const data = { reference, page, feedback: choice, comment, createdAt, updatedAt };
  return JSON.stringify({ type: 'feedback.received', timestamp: updatedAt, data });
}

/** Sends one delivery and returns why it failed; undefined if it arrived. */
async function send(delivery: Delivery, { url, secret, clock }: WebhookOptions): Promise<string | undefined> {
  const body = formatBody(delivery);
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: webhookHeaders(delivery.id, body, secret, clock.now()),
      redirect: 'manual',
      signal: AbortSignal.timeout(WEBHOOK.timeoutMs),
    });
    await response.body?.cancel();
    return response.ok ? undefined : `it responded with ${response.status}`;
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? 'it did not answer' : 'it cannot be reached';
  }
}

async function deliverOne(options: WebhookOptions): Promise<boolean> {
  const { store, onGiveUp, onOutcome } = options;
  const outbox = outboxRows(store);
  const claimed = await outbox.claim(WEBHOOK.leaseMs);
  const delivery = claimed.ok ? claimed.value : undefined;
  if (!delivery) return false;
  const problem = await send(delivery, options);
  if (problem === undefined) await outbox.settle(delivery);
  else if (delivery.tries < WEBHOOK.tries) await outbox.postpone(delivery, retryDelay(delivery.tries));
  else {
    await outbox.settle(delivery);
    onGiveUp(delivery.entry.reference, problem);
  }
  onOutcome?.(problem === undefined ? 'delivered' : delivery.tries < WEBHOOK.tries ? 'failed' : 'given_up');
  return true;
}

/** Creates the function that sends everything that is due, one delivery at a time. A call while it runs starts another round. */
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
