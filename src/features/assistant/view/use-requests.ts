import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { AssistantRequest } from '../../../site/assistant.ts';
import { CHAT_REQUEST_EVENT } from './ask-event.ts';
import type { Chat } from './use-chat.ts';

/** Handles the request that the assistant is opened with: asks a question, or puts a text into the field. */
export function useRequests(root: RefObject<HTMLElement | null>, chat: Chat, send: Chat['send']): void {
  const newest = useRef({ chat, send });
  newest.current = { chat, send };
  useLayoutEffect(() => {
    const { current } = root;
    const take = (event: Event) => {
      const { question, draft } = (event as CustomEvent<AssistantRequest>).detail;
      const { chat, send: ask } = newest.current;
      if (question && !chat.busy) ask(question);
      // A question that must wait for the pending answer waits in the field.
      const text = draft ?? (question && chat.busy ? question : undefined);
      if (text === undefined) return;
      chat.type(text);
      const { current: field } = chat.field;
      // After React has put the text into the field.
      requestAnimationFrame(() => {
        field?.focus();
        field?.setSelectionRange(field.value.length, field.value.length);
      });
    };
    current?.addEventListener(CHAT_REQUEST_EVENT, take);
    return () => current?.removeEventListener(CHAT_REQUEST_EVENT, take);
  }, [root]);
}
