import { SEARCH_REST_AFTER_MS } from '../../../site/limits.ts';
import type { LocaleId } from '../../../site/locales.ts';
import type { SearchEngine, SearchResponse, SearchTab } from '../engine/types.ts';

/** A request to the worker; only the one with the highest number counts. */
export interface WorkerRequest {
  number: number;
  query: string;
  tab: SearchTab;
  locale: LocaleId;
  limit: number;
  /** True until the reader chooses a tab: reports a much better match in another tab. */
  includeOtherTabs: boolean;
  /** True for a visitor who saves data: nothing is prefetched. */
  savesData: boolean;
}

/** The results of a request, or that it failed. */
export type WorkerResponse = { number: number; response: SearchResponse } | { number: number; failed: true };

/** Handles requests with an engine that is opened at the first one; outdated requests get no response. */
export function createResponder(
  open: (locale: LocaleId) => Promise<SearchEngine>,
  respond: (response: WorkerResponse) => void,
): (request: WorkerRequest) => Promise<void> {
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
        const response = await opened.search(query, options);
        if (number !== newest) return;
        respond({ number, response });
        if (savesData) return;
        // Loads files for later queries while no one types, so that they work offline; retries after the next query.
        const load = () => opened.load(() => number === newest).catch(() => {});
        pause = setTimeout(load, SEARCH_REST_AFTER_MS);
      }
    } catch {
      engine = undefined;
      if (number === newest) respond({ number, failed: true });
    }
  };
}
