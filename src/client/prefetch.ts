import { PREFETCH_MARGIN_PX } from '../site/limits.ts';

const MOST_PREFETCHES = 24;
const fetched = new Set<string>([location.pathname]);

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Fetches pages ahead when their links come near the view; nothing when the visitor saves data. */
export function prefetchLinks(): void {
  const connection = (navigator as { connection?: Connection }).connection;
  if (connection?.saveData || /2g$/.test(connection?.effectiveType ?? '')) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        prefetch(target as HTMLAnchorElement);
      }
    },
    { rootMargin: `${PREFETCH_MARGIN_PX}px` },
  );
  const begin = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([data-no-prefetch])'))
      observer.observe(link);
  };
  if (document.readyState === 'complete') begin();
  else addEventListener('load', () => setTimeout(begin, 1000), { once: true });
}

function prefetch(near: HTMLAnchorElement): void {
  const { pathname, search } = new URL(near.href);
  if (fetched.has(pathname) || fetched.size > MOST_PREFETCHES || search || /\.\w+$/.test(pathname)) return;
  fetched.add(pathname);
  if (HTMLScriptElement.supports?.('speculationrules')) {
    // The rules of the Speculation-Rules header fetch links with this mark: the policy, which has a hash, forbids inline rules.
    near.dataset.near = '';
  } else {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'prefetch', href: pathname });
    document.head.append(link);
  }
}
