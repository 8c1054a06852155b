import type { EndpointServices } from '../../../http/feature.ts';
import type { PageText } from '../../../schema/page-text.ts';
import type { Site } from '../../../source/site.ts';
import type { IndexedText } from '../engine/indexed-page.ts';
import type { WordNumbers } from '../engine/word-numbers.ts';
import type { SiteSearch } from './site-search.ts';

/** What the index is built from: the pages and their text. */
export interface SearchablePages {
  site: Site;
  text(path: string): Promise<PageText | undefined>;
  savedIndex?: SavedIndex | undefined;
}

/** What earlier runs made of pages that have not changed since, and a place for what is made now. */
export interface SavedIndex {
  /** The words of everything that is saved. */
  numbers: WordNumbers;
  get(path: string): IndexedText | undefined;
  set(path: string, indexed: IndexedText): void;
}

/** What the endpoints of search use. */
export interface SearchServices extends EndpointServices {
  renderer(): { search: SiteSearch } | Promise<{ search: SiteSearch }>;
}
