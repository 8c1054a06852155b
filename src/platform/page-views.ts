/** The parts of the browser that counting page views needs. */
export interface PageViewSource {
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  document: Pick<Document, 'addEventListener' | 'removeEventListener'> & { readonly prerendering?: boolean };
  path(): string;
}

const getBrowserSource = (): PageViewSource => ({ window, document, path: () => location.pathname });

/**
 * Calls back once for each view of a page: at once, or when a page rendered ahead is shown, and again whenever the
 * browser brings the page back from its memory. Returns what ends it.
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
