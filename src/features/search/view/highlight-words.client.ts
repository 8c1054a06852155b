import { RESULT_OPENED_EVENT, takeHighlightWords } from './highlight-words.ts';

/** Marks the words of the search that led here; the code for it is loaded only then. */
export default function start(): void {
  const mark = () => {
    const words = takeHighlightWords(location.pathname);
    if (words.length > 0) void import('./mark-words.ts').then(({ markWords }) => markWords(words));
  };
  mark();
  document.addEventListener(RESULT_OPENED_EVENT, mark);
  // A page that the browser had put away is shown again.
  addEventListener('pageshow', ({ persisted }) => persisted && mark());
}
