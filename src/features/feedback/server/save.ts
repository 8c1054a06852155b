import type { EndpointServices } from '../../../http/feature.ts';
import type { Store, StoreResult } from '../../../platform/store/store.ts';
import type { FeedbackBody } from '../body.ts';
import { cleanComment } from './parse.ts';
import { feedbackRows } from './rows.ts';

const listeners = new WeakMap<Store, () => void>();

/** Calls `listener` whenever feedback has been saved in a store. */
export function onFeedbackSaved(store: Store, listener: () => void): void {
  listeners.set(store, listener);
}

/** Saves feedback and starts its delivery to the webhook. When the promise resolves, the feedback is on the disk. */
export async function saveFeedback(
  { env, store }: Pick<EndpointServices, 'env' | 'store'>,
  { page, feedback, comment }: FeedbackBody,
  visit?: string,
): Promise<StoreResult<{ reference: string }>> {
  const notify = env.feedbackWebhook.url !== '';
  const write = { page, choice: feedback, comment: cleanComment(comment), visit };
  const saved = await feedbackRows(store).save(write, notify);
  if (saved.ok) listeners.get(store)?.();
  return saved;
}
