import type { SearchAnswer, SearchEngine, SearchTab } from '../../search/types.ts';
import type { LocaleId } from '../../site/locales.ts';

/** A request to the worker; the highest number is the one that counts. */
export interface Asked {
  number: number;
  query: string;
  tab: SearchTab;
  locale: LocaleId;
  limit: number;
  /** True in the tab that the page gave: what another answers far better is told of, until the reader chooses a tab. */
  elsewhere: boolean;
}

/** What the worker says to a request. */
export type Told = { number: number; answer: SearchAnswer } | { number: number; failed: true };

/** Answers requests with an engine that is opened at the first one; requests that a newer one has overtaken get no answer. */
export function createAnswering(
  open: (locale: LocaleId) => Promise<SearchEngine>,
  tell: (told: Told) => void,
): (asked: Asked) => Promise<void> {
  let engine: Promise<SearchEngine> | undefined;
  let whole: Promise<void> | undefined;
  let newest = 0;
  return async ({ number, query, locale, ...options }) => {
    newest = number;
    try {
      engine ??= open(locale);
      const opened = await engine;
      if (number !== newest) return;
      if (query.trim() !== '') {
        const answer = await opened.search(query, options);
        if (number !== newest) return;
        tell({ number, answer });
        // What later queries may need comes after the first answer, so that they need no network.
        whole ??= opened.load().catch(() => {
          whole = undefined;
        });
      }
    } catch {
      engine = whole = undefined;
      if (number === newest) tell({ number, failed: true });
    }
  };
}
