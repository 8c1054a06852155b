import type { EndpointServices } from '../../../http/feature.ts';
import type { SavedResults } from '../../../lib/saved-results.ts';
import type { PageText } from '../../../schema/page-text.ts';
import type { LocaleId } from '../../../site/locales.ts';
import type { Site } from '../../../source/site.ts';
import type { IndexedText } from '../engine/indexed-page.ts';
import type { WordNumbers } from '../engine/word-numbers.ts';
import type { SiteSearch } from './site-search.ts';

/** The pages that the index is built from, and their text. */
export interface SearchablePages {
  site: Site;
  text(path: string): Promise<PageText | undefined>;
  savedIndex?: SavedIndex | undefined;
}

/** Index data of pages that have not changed since an earlier run, and a place to save new data. */
export interface SavedIndex {
  /** The words of all saved data. */
  numbers: WordNumbers;
  get(path: string, locale: LocaleId): IndexedText | undefined;
  set(path: string, locale: LocaleId, indexed: IndexedText): void;
  /** Results that depend on all pages. */
  results?: SavedResults;
}

/** What the endpoints of search use. */
export interface SearchServices extends EndpointServices {
  renderer(): { search: SiteSearch } | Promise<{ search: SiteSearch }>;
}
