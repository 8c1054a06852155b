/** A right click, or the context-menu key, on the logo wakes its menu and opens it. */
export default function start(): void {
  const logo = document.querySelector<HTMLElement>('[data-logo]');
  const island = logo?.querySelector<HTMLElement>('sg-island');
  if (!logo || !island) return;
  logo.addEventListener('contextmenu', (event) => {
    event.preventDefault();
    const open = () => island.dispatchEvent(new CustomEvent('logo-menu:open'));
    if (island.dataset.awake !== undefined) return open();
    island.addEventListener('sg:awake', open, { once: true });
    island.dispatchEvent(new Event('sg:wake'));
  });
}
