import { SEARCH_REST_AFTER_MS } from '../../../site/limits.ts';
import type { LocaleId } from '../../../site/locales.ts';
import type { SearchAnswer, SearchEngine, SearchTab } from '../engine/types.ts';

/** A request to the worker; the highest number is the one that counts. */
export interface SearchRequest {
  number: number;
  query: string;
  tab: SearchTab;
  locale: LocaleId;
  limit: number;
  /** True in the tab that the page gave: a far better match in another tab is reported, until the reader chooses a tab. */
  includeOtherTabs: boolean;
  /** True for a visitor who wants nothing downloaded ahead. */
  savesData: boolean;
}

/** What the worker says to a request. */
export type SearchResponse = { number: number; answer: SearchAnswer } | { number: number; failed: true };

/** Answers requests with an engine that is opened at the first one; requests that a newer one has overtaken get no answer. */
export function createResponder(
  open: (locale: LocaleId) => Promise<SearchEngine>,
  respond: (response: SearchResponse) => void,
): (request: SearchRequest) => Promise<void> {
  let engine: Promise<SearchEngine> | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let newest = 0;
  return async ({ number, query, locale, savesData, ...options }) => {
    newest = number;
    clearTimeout(pause);
    try {
      engine ??= open(locale);
      const opened = await engine;
      if (number !== newest) return;
      if (query.trim() !== '') {
        const answer = await opened.search(query, options);
        if (number !== newest) return;
        respond({ number, answer });
        if (savesData) return;
        // What later queries may need comes while nobody types, so that they need no network; what fails comes after the next.
        const load = () => opened.load(() => number === newest).catch(() => {});
        pause = setTimeout(load, SEARCH_REST_AFTER_MS);
      }
    } catch {
      engine = undefined;
      if (number === newest) respond({ number, failed: true });
    }
  };
}
