import { removeOldComments } from '../features/feedback/retention.server.ts';
import { createDelivery } from '../features/feedback/webhook.server.ts';
import { systemClock } from '../platform/clock.ts';
import type { Store } from '../platform/store/store.ts';
import type { SiteEnv } from '../site/env.ts';
import { RETENTION_EVERY_MS, WEBHOOK_EVERY_MS } from '../site/limits.ts';
import { removeOldConversations } from './assistant/shared.ts';
import { logLine } from './log.ts';
import type { Metrics } from './metrics.ts';
import { removeOldSearchNotes } from './search-note/retention.ts';

/** What the server does besides answering. */
export interface Jobs {
  /** Delivers to the webhook what is due; nobody waits for it. */
  deliver(): void;
  /** Begins what is done again and again. */
  start(): void;
}

/** The jobs of a server. */
export function createJobs(env: SiteEnv, store: Store, onOutcome?: Metrics['webhook']): Jobs {
  const { url, secret } = env.feedbackWebhook;
  const onGiveUp = (reference: string, reason: string) => {
    if (env.logLevel !== 'off') logLine({ level: 'error', event: 'webhook given up', reference, reason });
  };
  const delivery = url ? createDelivery({ store, url, secret, clock: systemClock, onGiveUp, onOutcome }) : undefined;
  const deliver = () => void delivery?.();
  const retain = async () => {
    const removed = await removeOldComments(store, systemClock);
    if (removed.ok && removed.value > 0 && env.logLevel === 'info')
      logLine({ level: 'info', event: 'old comments removed', count: removed.value });
    const forgotten = await removeOldSearchNotes(store, systemClock);
    if (forgotten.ok && forgotten.value > 0 && env.logLevel === 'info')
      logLine({ level: 'info', event: 'old search notes removed', count: forgotten.value });
    const unshared = await removeOldConversations(store, systemClock);
    if (unshared.ok && unshared.value > 0 && env.logLevel === 'info')
      logLine({ level: 'info', event: 'old shared conversations removed', count: unshared.value });
  };
  return {
    deliver,
    start() {
      deliver();
      void retain();
      if (delivery) setInterval(deliver, WEBHOOK_EVERY_MS).unref();
      setInterval(() => void retain(), RETENTION_EVERY_MS).unref();
    },
  };
}
