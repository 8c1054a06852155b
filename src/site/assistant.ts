/** Where questions are answered for scripts. */
export const ASK_API_PATH = '/api/ask';
/** Where conversations are shared. */
export const ASK_SHARE_API_PATH = '/api/ask/share';
/** The page of the assistant; shared conversations answer below it. */
export const ASK_PAGE_PATH = '/docs/ask-ai';
/** Where people answer. */
export const SUPPORT_PATH = '/support';
