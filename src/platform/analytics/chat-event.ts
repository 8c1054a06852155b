import { type EventProperties, track } from './analytics.ts';

/** Something that happened in the assistant's chat. */
export interface ChatInteraction {
  /** Such as `opened`, `message_submitted`, `feedback_given`. */
  type: string;
  /** Texts of the conversation so far, oldest first. */
  messages: readonly string[];
}

/** The type of interaction that carries a text. */
export const MESSAGE_SUBMITTED = 'message_submitted';

/** What analytics receive about a chat interaction: its type and, for a submitted message, the last message's content. */
export function chatEvent({ type, messages }: ChatInteraction): EventProperties {
  const last = messages.at(-1);
  return type === MESSAGE_SUBMITTED && last !== undefined ? { type, message: last } : { type };
}

/** Forwards a chat interaction to analytics, which forget it without consent. */
export function trackChat(interaction: ChatInteraction): void {
  track('chat_interaction', chatEvent(interaction));
}
