import type { JsonLdGraph } from './json-ld.ts';

export interface MetaTag {
  name?: string;
  property?: string;
  content: string;
  media?: string;
}

export interface LinkTag {
  rel: string;
  href: string;
  type?: string;
  hrefLang?: string;
  sizes?: string;
  title?: string;
}

/** Metadata of a page for browsers, search engines and social networks. */
export interface Head {
  title: string;
  description: string;
  /** Absolute URL that search engines should prefer. */
  canonical: string;
  noindex: boolean;
  lang: string;
  /** Share tags, times, colours and other `<meta>` tags. */
  meta: MetaTag[];
  /** The page in other languages and formats, feeds, icons. */
  links: LinkTag[];
  /** Structured data with schema.org types. */
  jsonLd: JsonLdGraph;
}
