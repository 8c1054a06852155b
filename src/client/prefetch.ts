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
        prefetch((target as HTMLAnchorElement).href);
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

function prefetch(href: string): void {
  const { pathname, search } = new URL(href);
  if (fetched.has(pathname) || fetched.size > MOST_PREFETCHES || search || /\.\w+$/.test(pathname)) return;
  fetched.add(pathname);
  if (HTMLScriptElement.supports?.('speculationrules')) {
    const rules = document.createElement('script');
    rules.type = 'speculationrules';
    rules.textContent = JSON.stringify({ prefetch: [{ urls: [pathname] }] });
    document.head.append(rules);
  } else {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'prefetch', href: pathname });
    document.head.append(link);
  }
}
