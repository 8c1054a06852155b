/** The parts of the browser that counting page views needs. */
export interface PageViewSource {
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  document: Pick<Document, 'addEventListener' | 'removeEventListener'> & { readonly prerendering?: boolean };
  path(): string;
}

const getBrowserSource = (): PageViewSource => ({ window, document, path: () => location.pathname });

/**
 * Calls `onView` once for each view of a page: immediately, or when a prerendered page becomes visible, and whenever the
 * browser restores the page from the back/forward cache. Returns a function that stops it.
 */
export function onPageView(
  onView: (path: string) => void,
  { window, document, path }: PageViewSource = getBrowserSource(),
): () => void {
  const notify = () => onView(path());
  const notifyIfRestored = (event: Event) => {
    if ((event as PageTransitionEvent).persisted) notify();
  };
  window.addEventListener('pageshow', notifyIfRestored);
  if (document.prerendering) document.addEventListener('prerenderingchange', notify, { once: true });
  else notify();
  return () => {
    window.removeEventListener('pageshow', notifyIfRestored);
    document.removeEventListener('prerenderingchange', notify);
  };
}
