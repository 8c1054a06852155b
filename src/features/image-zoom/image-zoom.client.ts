import { ZOOM_MIN_WINDOW_PX } from '../../site/limits.ts';
import { getAlt, type ZoomPicture } from './picture.ts';
import { zoomLabel } from './words.ts';

/** Lets the keyboard scroll pictures that are wider than the window. */
function makeScrollable(isScrollable: boolean): void {
  for (const box of document.querySelectorAll<HTMLElement>('p:has(> .picture-light)')) {
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
  const names = new Map(pictures.map((picture) => [picture, getAlt(picture)]));
  const wide = matchMedia(`(width > ${ZOOM_MIN_WINDOW_PX}px)`);
  const mark = () => {
    makeScrollable(!wide.matches);
    for (const [picture, alt] of names) {
      const attributes = {
        role: 'button',
        tabindex: '0',
        'aria-haspopup': 'dialog',
        'aria-label': zoomLabel(alt),
      };
      for (const [name, value] of Object.entries(attributes))
        if (wide.matches) picture.setAttribute(name, value);
        else picture.removeAttribute(name);
      if (!wide.matches && picture instanceof SVGElement) {
        picture.setAttribute('role', 'img');
        picture.setAttribute('aria-label', alt);
      }
    }
  };
  const open = async (event: Event) => {
    if (!wide.matches) return;
    event.preventDefault();
    const picture = event.currentTarget as ZoomPicture;
    const { openZoom } = await import('./zoom.ts');
    openZoom(picture, names.get(picture) ?? '', wide);
  };
  for (const picture of pictures) {
    picture.addEventListener('click', open);
    picture.addEventListener('keydown', (event: Event) => {
      if (event instanceof KeyboardEvent && (event.key === 'Enter' || event.key === ' ')) void open(event);
    });
  }
  wide.addEventListener('change', mark);
  mark();
}
