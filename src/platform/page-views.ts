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
  viewed: (path: string) => void,
  { window, document, path }: PageViewSource = getBrowserSource(),
): () => void {
  const shown = () => viewed(path());
  const restored = (event: Event) => {
    if ((event as PageTransitionEvent).persisted) shown();
  };
  window.addEventListener('pageshow', restored);
  if (document.prerendering) document.addEventListener('prerenderingchange', shown, { once: true });
  else shown();
  return () => {
    window.removeEventListener('pageshow', restored);
    document.removeEventListener('prerenderingchange', shown);
  };
}
