/** What a page says about itself to browsers, search engines and social networks. */
export interface Head {
  title: string;
  description: string;
  /** Absolute address that search engines should prefer. */
  canonical: string;
  noindex: boolean;
  /** Language tag of the page. */
  lang: string;
  type: 'website' | 'article';
  published?: string;
  /** The page in other languages, by language tag. */
  alternates: { lang: string; href: string }[];
  /** Feeds and other machine-readable companions, if any. */
  image?: string;
}
