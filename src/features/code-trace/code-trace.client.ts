/** Makes the number at a line of code open the span that the line creates. Without it, the link jumps to the row. */
export default function start(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('.pair-link') : null;
    const row = link && document.getElementById(link.hash.slice(1));
    const radio = row?.querySelector('input');
    if (!radio || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    radio.checked = true;
    radio.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  });
}
