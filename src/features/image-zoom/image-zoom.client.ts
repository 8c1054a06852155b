import { ZOOM_MIN_WINDOW_PX } from '../../site/limits.ts';
import { createOpener, type Opener } from './opener.ts';
import { getAlt, type ZoomPicture } from './picture.ts';

/** Lets the keyboard scroll pictures that are wider than the window. */
function setScrollable(isScrollable: boolean): void {
  for (const box of document.querySelectorAll<HTMLElement>('.has-pictures')) {
    if (isScrollable) {
      box.tabIndex = 0;
      box.role = 'group';
      box.ariaLabel = box.querySelector('img')?.alt ?? null;
    } else for (const name of ['tabindex', 'role', 'aria-label']) box.removeAttribute(name);
  }
}

/** Makes the pictures and diagrams of a text open in full screen while the window is wide enough; those inside a link stay part of it. */
export default function start(): void {
  const pictures = Array.from(document.querySelectorAll<ZoomPicture>('[data-zoom]')).filter(
    (picture) => !picture.closest('a, button, summary'),
  );
  const wideWindow = matchMedia(`(width > ${ZOOM_MIN_WINDOW_PX}px)`);
  const openers = pictures.map((picture) => enable(picture, wideWindow));
  const mark = () => {
    setScrollable(!wideWindow.matches);
    for (const { setAvailable } of openers) setAvailable(wideWindow.matches);
  };
  wideWindow.addEventListener('change', mark);
  mark();
}

function enable(picture: ZoomPicture, wideWindow: MediaQueryList): Opener {
  const alt = getAlt(picture);
  const opener = createOpener(picture, alt);
  const open = async (event: Event) => {
    if (!wideWindow.matches) return;
    event.preventDefault();
    const { openZoom } = await import('./zoom.ts');
    openZoom({ picture, alt, wideWindow, opener: opener.element });
  };
  for (const element of new Set([picture, opener.element])) element.addEventListener('click', open);
  if (opener.element === picture)
    picture.addEventListener('keydown', (event: Event) => {
      if (event instanceof KeyboardEvent && (event.key === 'Enter' || event.key === ' ')) void open(event);
    });
  return opener;
}
