import type { Job, ServerFeature } from '../../../http/feature.ts';
import { logLine } from '../../../http/log.ts';
import { Counter } from '../../../lib/prometheus.ts';
import type { Store } from '../../../platform/store/store.ts';
import type { SiteEnv } from '../../../site/env.ts';
import { RETENTION_EVERY_MS, WEBHOOK_EVERY_MS } from '../../../site/limits.ts';
import { FEEDBACK_PATH } from '../paths.ts';
import { feedbackMigrations } from './migrations.ts';
import { removeOldComments } from './retention.ts';
import { mountFeedback } from './routes.ts';
import { onFeedbackSaved } from './save.ts';
import type { FeedbackServices } from './services.ts';
import { createDelivery } from './webhook.ts';

/** Feedback on the server: its endpoint, tables, webhook and retention. */
export const feedbackFeature: ServerFeature<FeedbackServices> = {
  endpoints: [FEEDBACK_PATH],
  migrations: feedbackMigrations,
  create({ env, store }) {
    const outcomes = new Counter();
    const webhook = createWebhookJob(env, store, outcomes);
    // Feedback is delivered at once; the job repeats what failed.
    if (webhook) onFeedbackSaved(store, () => void webhook.run());
    return {
      mount: mountFeedback,
      jobs: [...(webhook ? [webhook] : []), createRetentionJob(env, store)],
      metrics: () => outcomes.lines('sightglass_webhook_total', 'Webhook deliveries by outcome.'),
      summary: [['webhook', webhook ? 'on' : 'off']],
    };
  },
};

function createWebhookJob({ feedbackWebhook, logLevel }: SiteEnv, store: Store, outcomes: Counter): Job | undefined {
  const { url, secret } = feedbackWebhook;
  if (!url) return undefined;
  const run = createDelivery({
    store,
    url,
    secret,
    clock: store.clock,
    onGiveUp(reference, reason) {
      if (logLevel !== 'off') logLine({ level: 'error', event: 'webhook given up', reference, reason });
    },
    onOutcome: (outcome) => outcomes.add({ outcome }),
  });
  return { everyMs: WEBHOOK_EVERY_MS, run };
}

function createRetentionJob({ logLevel }: SiteEnv, store: Store): Job {
  return {
    everyMs: RETENTION_EVERY_MS,
    async run() {
      const removed = await removeOldComments(store, store.clock);
      if (removed.ok && removed.value > 0 && logLevel === 'info')
        logLine({ level: 'info', event: 'old comments removed', count: removed.value });
    },
  };
}
