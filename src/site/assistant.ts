/** Endpoint for questions. */
export const ASK_API_PATH = '/api/ask';
/** Endpoint for sharing conversations. */
export const ASK_SHARE_API_PATH = '/api/ask/share';
/** Endpoint for votes on answers. */
export const ASK_FEEDBACK_API_PATH = '/api/ask/feedback';
/** Path of the assistant's page; shared conversations are below it. */
export const ASK_PAGE_PATH = '/docs/ask-ai';
export const SUPPORT_PATH = '/support';
/** The query parameter that asks a question on any page: it opens the assistant, and on Markdown pages it is answered in Markdown. */
export const ASK_PARAMETER = 'ask';
/** Dispatched on the document to open the assistant; its `detail` is an `AssistantRequest`. Handled where it is prevented. */
export const ASSISTANT_EVENT = 'sg:assistant';

/** How the assistant is opened: with a question to ask immediately, or with the start of a question. */
export interface AssistantRequest {
  question?: string;
  draft?: string;
}
/** Storage key for the open side panel; the boot script reads it before the first paint. */
export const PANEL_KEY = 'assistant-panel';
