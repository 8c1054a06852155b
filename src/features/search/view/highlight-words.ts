/** Storage key for the words of a chosen result. */
export const HIGHLIGHT_WORDS_KEY = 'search-words';

/** Dispatched on the document when a result on the current page was chosen. */
export const RESULT_OPENED_EVENT = 'search:chosen';

/** The words to mark, and the page they are for. */
export interface HighlightWords {
  path: string;
  words: string[];
}

/** Stores the words of a result for its page, which may be open already. */
export function storeHighlightWords(url: string, words: readonly string[]): void {
  const { pathname, origin } = new URL(url, location.href);
  clearHighlightWords();
  if (origin !== location.origin || words.length === 0) return;
  const found: HighlightWords = { path: pathname, words: [...words] };
  try {
    sessionStorage.setItem(HIGHLIGHT_WORDS_KEY, JSON.stringify(found));
  } catch {
    // Without storage nothing is marked, but the page opens.
  }
}

/** Removes the words, so that no later page marks them. */
export function clearHighlightWords(): void {
  try {
    sessionStorage.removeItem(HIGHLIGHT_WORDS_KEY);
  } catch {
    // There is nothing to remove.
  }
}

/** Reads and removes the words for a page; they are marked once. */
export function takeHighlightWords(path: string): string[] {
  try {
    const found = JSON.parse(sessionStorage.getItem(HIGHLIGHT_WORDS_KEY) ?? 'null') as HighlightWords | null;
    if (found?.path !== path || !Array.isArray(found.words)) return [];
    clearHighlightWords();
    return found.words.filter((word) => typeof word === 'string');
  } catch {
    return [];
  }
}
