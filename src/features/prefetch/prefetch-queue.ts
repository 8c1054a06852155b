/** A link near the viewport. */
export interface NearbyLink<Link> {
  link: Link;
  url: string;
  /** True in the text of the page; false in the header, the sidebar and the footer. */
  inText: boolean;
}

/** Navigation links are prefetched until this many pages have been fetched; links in the text always are. */
export const NAVIGATION_LIMIT = 24;
/** Chromium keeps at most 50 prefetched pages per document and drops the oldest. */
export const PREFETCHED_LIMIT = 48;

/** Decides which links are prefetched: each page once, links in the text before navigation. */
export class PrefetchQueue<Link> {
  readonly #seen: Set<string>;
  readonly #pending: Link[] = [];
  readonly #fetch: (link: Link) => void;
  readonly #release: (link: Link) => void;

  /** `currentPath` is never fetched; `release` frees the memory of a fetched page. */
  constructor(currentPath: string, fetch: (link: Link) => void, release: (link: Link) => void) {
    this.#seen = new Set([currentPath]);
    this.#fetch = fetch;
    this.#release = release;
  }

  add(links: readonly NearbyLink<Link>[]): void {
    for (const { link, url } of links.filter(({ inText }) => inText)) this.#prefetch(link, url);
    for (const { link, url } of links.filter(({ inText }) => !inText))
      if (this.#seen.size <= NAVIGATION_LIMIT) this.#prefetch(link, url);
  }

  #prefetch(link: Link, url: string): void {
    const { pathname, search } = new URL(url);
    if (this.#seen.has(pathname) || search || /\.\w+$/.test(pathname)) return;
    this.#seen.add(pathname);
    this.#fetch(link);
    this.#pending.push(link);
    const oldest = this.#pending.length > PREFETCHED_LIMIT ? this.#pending.shift() : undefined;
    if (oldest !== undefined) this.#release(oldest);
  }
}
