import { sharedPage } from '../features/assistant/page/shared-page.tsx';
import { findConversation, getConversationId } from '../features/assistant/server/shared-conversations.ts';
import type { Store } from '../platform/store/store.ts';
import { ASK_PAGE_PATH } from '../site/assistant.ts';
import type { CodedPage } from '../source/coded-page.ts';

/** The page of a shared conversation; `unavailable` if it cannot be read now, undefined if there is none. */
export async function findSharedPage(store: Store, path: string): Promise<CodedPage | 'unavailable' | undefined> {
  const id = getConversationId(path);
  if (id === undefined) return undefined;
  const found = await findConversation(store, id);
  if (!found.ok) return 'unavailable';
  return found.value && sharedPage(`${ASK_PAGE_PATH}/${id}`, found.value);
}
