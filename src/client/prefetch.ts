import { savesData } from '../lib/saves-data.ts';
import { PREFETCH_MARGIN_PX } from '../site/limits.ts';
import { PrefetchQueue } from './prefetch-queue.ts';

const LINKS = 'a[href^="/"]:not([data-no-prefetch])';
/** The text of a page with its pager; the header, the sidebar and the footer are outside. */
const TEXT = '#content';

/** Fetches pages ahead when their links come near the view, links in the text first; nothing when the visitor saves data. */
export function prefetchLinks(): void {
  if (savesData()) return;
  const queue = new PrefetchQueue<HTMLAnchorElement>(location.pathname, prefetch, release);
  const observer = new IntersectionObserver(
    (entries) => {
      const near = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
      for (const link of near) observer.unobserve(link);
      queue.add(
        (near as HTMLAnchorElement[]).map((link) => ({ link, url: link.href, inText: link.closest(TEXT) !== null })),
      );
    },
    { rootMargin: `${PREFETCH_MARGIN_PX}px` },
  );
  const begin = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(LINKS)) observer.observe(link);
  };
  if (document.readyState === 'complete') begin();
  else addEventListener('load', () => setTimeout(begin, 1000), { once: true });
}

function prefetch(near: HTMLAnchorElement): void {
  if (HTMLScriptElement.supports?.('speculationrules')) {
    // The rules of the Speculation-Rules header fetch links with this mark: the policy, which has a hash, forbids inline rules.
    near.dataset.near = '';
  } else {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'prefetch', href: near.pathname });
    document.head.append(link);
  }
}

function release(link: HTMLAnchorElement): void {
  delete link.dataset.near;
}
