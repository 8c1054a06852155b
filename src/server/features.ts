import { createAssistantFeature } from '../features/assistant/server/feature.ts';
import { feedbackFeature } from '../features/feedback/server/feature.ts';
import { saveFeedback } from '../features/feedback/server/save.ts';
import { searchFeature } from '../features/search/server/feature.ts';
import type { RunningFeature, ServerFeature } from '../http/feature.ts';
import { type OpenOptions, type StoreEnv, storeFromEnv } from '../platform/store/open-store.ts';
import type { Store } from '../platform/store/store.ts';
import type { SiteEnv } from '../site/env.ts';
import type { Services } from './api/routes.ts';

/** The features with endpoints. The server knows only this list. */
const FEATURES: readonly ServerFeature<Services>[] = [
  feedbackFeature,
  searchFeature,
  createAssistantFeature({ saveFeedback }),
];

/** Paths of all endpoints of features. */
export const FEATURE_ENDPOINTS: readonly string[] = FEATURES.flatMap(({ endpoints }) => endpoints);

/** The store with the tables of all features. */
export function openSiteStore(env: StoreEnv, options: Omit<OpenOptions, 'migrations'> = {}): Store {
  const migrations = FEATURES.flatMap((feature) => feature.migrations ?? []);
  return storeFromEnv(env, { ...options, migrations });
}

export function createFeatures(context: { env: SiteEnv; store: Store }): RunningFeature<Services>[] {
  return FEATURES.map((feature) => feature.create(context));
}
