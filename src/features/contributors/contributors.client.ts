/** Shows all contributors on click, and the first few again when the page is restored from the back/forward cache. */
export default function start(): void {
  const list = document.querySelector<HTMLElement>('[data-contributors]');
  list?.querySelector('[data-contributors-more]')?.addEventListener('click', () => {
    list.dataset.open = '';
    // The button is hidden: focus moves to the first name that it revealed.
    list.querySelector<HTMLElement>('.contributor-more a')?.focus({ preventScroll: true });
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) delete list?.dataset.open;
  });
}
