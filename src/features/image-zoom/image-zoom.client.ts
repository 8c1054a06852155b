import { ZOOM_MIN_WINDOW_PX } from '../../site/limits.ts';
import { zoomLabel } from './words.ts';

/** Makes the pictures of a text open in full screen while the window is wide enough; those inside a link stay part of it. */
export default function start(): void {
  const pictures = Array.from(document.querySelectorAll<HTMLImageElement>('img[data-zoom]')).filter(
    (picture) => !picture.closest('a, button, summary'),
  );
  const wide = matchMedia(`(width > ${ZOOM_MIN_WINDOW_PX}px)`);
  const mark = () => {
    for (const picture of pictures) {
      const attributes = {
        role: 'button',
        tabindex: '0',
        'aria-haspopup': 'dialog',
        'aria-label': zoomLabel(picture.alt),
      };
      for (const [name, value] of Object.entries(attributes))
        if (wide.matches) picture.setAttribute(name, value);
        else picture.removeAttribute(name);
    }
  };
  const open = async (event: Event) => {
    if (!wide.matches) return;
    event.preventDefault();
    const picture = event.currentTarget as HTMLImageElement;
    const { openZoom } = await import('./zoom.ts');
    openZoom(picture, wide);
  };
  for (const picture of pictures) {
    picture.addEventListener('click', open);
    picture.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' || event.key === ' ') void open(event);
    });
  }
  wide.addEventListener('change', mark);
  mark();
}
