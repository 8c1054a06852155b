/** A right click, or the context-menu key, on the logo hydrates its menu and opens it. */
export default function start(): void {
  const logo = document.querySelector<HTMLElement>('[data-logo]');
  const island = logo?.querySelector<HTMLElement>('sg-island');
  if (!logo || !island) return;
  logo.addEventListener('contextmenu', (event) => {
    event.preventDefault();
    const open = () => island.dispatchEvent(new CustomEvent('logo-menu:open'));
    if (island.dataset.hydrated !== undefined) return open();
    island.addEventListener('sg:hydrated', open, { once: true });
    island.dispatchEvent(new Event('sg:hydrate'));
  });
}
