import { RESULT_OPENED_EVENT, takeHighlightWords } from './highlight-words.ts';

/** Marks the words of the search that led to this page; the code is loaded on demand. */
export default function start(): void {
  const mark = () => {
    const words = takeHighlightWords(location.pathname);
    if (words.length > 0) void import('./mark-words.ts').then(({ markWords }) => markWords(words));
  };
  mark();
  document.addEventListener(RESULT_OPENED_EVENT, mark);
  // The page is restored from the back/forward cache.
  addEventListener('pageshow', ({ persisted }) => persisted && mark());
}
