import type { AssistantRequest } from '../../../site/assistant.ts';

/** Dispatched on the hydrated chat, with the request that it was opened with. */
export const CHAT_REQUEST_EVENT = 'assistant:request';

/** Passes a request to the chat, after hydration if necessary. */
export function sendToChat(chat: Element, request: AssistantRequest): void {
  const island = chat.closest<HTMLElement>('sg-island');
  const send = () => chat.dispatchEvent(new CustomEvent(CHAT_REQUEST_EVENT, { detail: request }));
  if (!island || 'hydrated' in island.dataset) {
    send();
    return;
  }
  island.addEventListener('sg:hydrated', send, { once: true });
  island.dispatchEvent(new Event('sg:hydrate'));
}
