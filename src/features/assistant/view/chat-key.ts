/** Where the conversation is kept until the window closes; the cookie policy names it. */
export const CHAT_KEY = 'assistant-chat';
