import { savesData } from '../../lib/saves-data.ts';
import { PREFETCH_MARGIN_PX } from '../../site/limits.ts';
import { PrefetchQueue } from './prefetch-queue.ts';

const LINKS = 'a[href^="/"]:not([data-no-prefetch])';
/** The text of a page with its pager, without header, sidebar and footer. */
const TEXT = '#content';

/** Prefetches pages when their links come near the viewport, links in the text first; does nothing if the visitor saves data. */
export default function prefetchLinks(): void {
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
  const observeLinks = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(LINKS)) observer.observe(link);
  };
  if (document.readyState === 'complete') observeLinks();
  else addEventListener('load', () => setTimeout(observeLinks, 1000), { once: true });
}

function prefetch(anchor: HTMLAnchorElement): void {
  if (HTMLScriptElement.supports?.('speculationrules')) {
    // The Speculation-Rules header prefetches links with this attribute; the Content-Security-Policy forbids inline rules.
    anchor.dataset.prefetch = '';
  } else {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'prefetch', href: anchor.pathname });
    document.head.append(link);
  }
}

function release(link: HTMLAnchorElement): void {
  delete link.dataset.prefetch;
}
