import type { Job, ServerFeature } from '../../../http/feature.ts';
import { logLine } from '../../../http/log.ts';
import type { Store } from '../../../platform/store/store.ts';
import { ASK_API_PATH, ASK_FEEDBACK_API_PATH, ASK_SHARE_API_PATH } from '../../../site/assistant.ts';
import type { SiteEnv } from '../../../site/env.ts';
import { RETENTION_EVERY_MS } from '../../../site/limits.ts';
import { assistantMigrations } from './migrations.ts';
import type { AnswerWriter } from './model/answer-writer.ts';
import { createAnswerWriter } from './model/from-env.ts';
import { mountAsk } from './routes.ts';
import type { AssistantDependencies, AssistantServices } from './services.ts';
import { removeOldConversations } from './shared-conversations.ts';

interface FeatureOptions extends AssistantDependencies {
  /** Absent: the model that the environment names. */
  createWriting?(env: SiteEnv): AnswerWriter | undefined;
}

/** The server side of the assistant: its endpoints, the table of shared conversations, and the model if one is configured. */
export function createAssistantFeature(options: FeatureOptions): ServerFeature<AssistantServices> {
  const { saveFeedback, createWriting = createAnswerWriter } = options;
  return {
    endpoints: [ASK_API_PATH, ASK_SHARE_API_PATH, ASK_FEEDBACK_API_PATH],
    migrations: assistantMigrations,
    create({ env, store }) {
      const writing = createWriting(env);
      return {
        mount: (app, services) => mountAsk(app, { ...services, saveFeedback, writing }),
        jobs: [createRetentionJob(env, store)],
        metrics: () => writing?.metrics() ?? [],
        healthDetail: () => (writing ? [writing.summary()] : []),
        summary: [['provider', describeModel(env)]],
      };
    },
  };
}

function describeModel({ assistantModel }: SiteEnv): string {
  return assistantModel ? `${assistantModel.provider}, ${assistantModel.model}` : 'off, answers are quoted';
}

function createRetentionJob({ logLevel }: SiteEnv, store: Store): Job {
  return {
    everyMs: RETENTION_EVERY_MS,
    async run() {
      const removed = await removeOldConversations(store, store.clock);
      if (removed.ok && removed.value > 0 && logLevel === 'info')
        logLine({ level: 'info', event: 'old shared conversations removed', count: removed.value });
    },
  };
}
