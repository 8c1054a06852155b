/** Where questions are answered for scripts. */
export const ASK_API_PATH = '/api/ask';
/** Where conversations are shared. */
export const ASK_SHARE_API_PATH = '/api/ask/share';
/** Where votes on answers are sent. */
export const ASK_FEEDBACK_API_PATH = '/api/ask/feedback';
/** The page of the assistant; shared conversations answer below it. */
export const ASK_PAGE_PATH = '/docs/ask-ai';
/** Where people answer. */
export const SUPPORT_PATH = '/support';
/** The query parameter that asks a question on any page: it opens the assistant, and on Markdown pages it is answered in Markdown. */
export const ASK_PARAMETER = 'ask';
/** Dispatched on the document to open the assistant; its `detail` is an `AssistantRequest`. Handled where it is prevented. */
export const ASSISTANT_EVENT = 'sg:assistant';

/** What the assistant is opened with: a question to ask at once, or a text to start the question with. */
export interface AssistantRequest {
  question?: string;
  draft?: string;
}
/** Where the window remembers that the side panel is open; the boot script reads it before the first paint. */
export const PANEL_KEY = 'assistant-panel';
