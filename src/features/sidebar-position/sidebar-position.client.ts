const COLUMN = '(width >= 64rem)';

/** Scrolls the current page into view in a sidebar that is longer than the screen; does nothing if the sidebar is a sheet. */
export default function start(): void {
  if (matchMedia(COLUMN).matches) requestAnimationFrame(showCurrent);
}

function showCurrent(): void {
  const column = document.getElementById('section-nav');
  const current = column?.querySelector('[aria-current="page"]');
  if (!column || !current) return;
  const { top, height } = column.getBoundingClientRect();
  const offset = current.getBoundingClientRect().top - top;
  if (offset > height * 0.75) column.scrollTop = offset - height / 2;
}
