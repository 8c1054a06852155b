/** Storage key of the conversation, until the window closes; listed in the cookie policy. */
export const CHAT_KEY = 'assistant-chat';
