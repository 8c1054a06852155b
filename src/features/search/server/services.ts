import type { EndpointServices } from '../../../http/feature.ts';
import type { PageText } from '../../../schema/page-text.ts';
import type { Site } from '../../../source/site.ts';
import type { SiteSearch } from './site-search.ts';

/** What the index is built from: the pages and their text. */
export interface SearchablePages {
  site: Site;
  text(path: string): Promise<PageText | undefined>;
}

/** What the endpoints of search use. */
export interface SearchServices extends EndpointServices {
  renderer(): { search: SiteSearch } | Promise<{ search: SiteSearch }>;
}
