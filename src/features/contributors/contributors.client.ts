/** Shows all contributors at a click, and the first few again when the page comes back from the browser's cache. */
export default function start(): void {
  const list = document.querySelector<HTMLElement>('[data-contributors]');
  list?.querySelector('[data-contributors-more]')?.addEventListener('click', () => {
    list.dataset.open = '';
    // The button is gone: the first name that it showed takes the focus.
    list.querySelector<HTMLElement>('.contributor-more a')?.focus({ preventScroll: true });
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) delete list?.dataset.open;
  });
}
