let loading: Promise<void> | undefined;

/** Adds the styles that a docs page leaves out, before an island shows elements that need them. Without them, the island still works. */
export function loadFullStyles(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[data-full]');
  if (!link) return Promise.resolve();
  loading ??= new Promise((done) => {
    const full = document.createElement('link');
    Object.assign(full, { rel: 'stylesheet', href: link.dataset.full, onload: () => done(), onerror: () => done() });
    // After the smaller one, whose rules it repeats in the same order, so that no element changes.
    link.after(full);
  });
  return loading;
}
