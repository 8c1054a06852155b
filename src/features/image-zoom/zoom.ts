import type { ZoomPicture } from './picture.ts';
import { CLOSE, overlayLabel } from './words.ts';
import { zoomedSize } from './zoomed-size.ts';

interface ZoomOptions {
  picture: ZoomPicture;
  alt: string;
  wideWindow: MediaQueryList;
  /** Gets the focus when the picture closes. */
  opener: HTMLElement;
}

/** Shows a picture over the whole window until it is closed or the window is no longer wide enough. */
export function openZoom({ picture, alt, wideWindow, opener }: ZoomOptions): void {
  if (document.querySelector('dialog.zoom')) return;
  const image = picture instanceof SVGElement ? copyDrawing(picture) : createLargerImage(picture);
  const dialog = document.createElement('dialog');
  dialog.className = 'zoom';
  dialog.setAttribute('aria-label', overlayLabel(alt));
  dialog.append(createCloseButton(), image);
  const setSize = () => {
    const { width, height } = zoomedSize(
      { width: Number(picture.getAttribute('width')), height: Number(picture.getAttribute('height')) },
      { width: innerWidth, height: innerHeight },
      isDrawing(picture),
    );
    image.setAttribute('width', `${width}`);
    image.setAttribute('height', `${height}`);
    if (image instanceof HTMLImageElement) image.sizes = `${width}px`;
  };
  const close = () => dialog.close();
  dialog.addEventListener('click', ({ target }) => {
    if (!(target instanceof Node && image.contains(target))) close();
  });
  dialog.addEventListener('close', () => {
    removeEventListener('resize', setSize);
    wideWindow.removeEventListener('change', close);
    dialog.remove();
    opener.focus({ preventScroll: true });
  });
  addEventListener('resize', setSize);
  wideWindow.addEventListener('change', close);
  setSize();
  document.body.append(dialog);
  dialog.showModal();
}

/** Copies a diagram; reuses the arrowheads of the one in the page. */
function copyDrawing(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copy.removeAttribute('data-zoom');
  for (const marker of copy.querySelectorAll('marker')) marker.remove();
  copy.setAttribute('class', 'diagram-drawing zoom-image');
  return copy;
}

/** Creates an image for which the browser chooses a larger file; until it loads, the small one is its background. */
function createLargerImage(picture: HTMLImageElement): HTMLImageElement {
  const image = new Image();
  image.className = 'zoom-image';
  image.alt = picture.alt;
  image.srcset = picture.srcset;
  image.src = picture.src;
  if (!isDrawing(picture)) image.style.backgroundImage = `url("${picture.currentSrc}")`;
  return image;
}

const isDrawing = (picture: ZoomPicture) =>
  picture instanceof SVGElement || /\.svg$/.test(new URL(picture.src).pathname);

/** Outside the picture, so that a click on it closes like any other. */
function createCloseButton(): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'zoom-close';
  button.ariaLabel = CLOSE;
  return button;
}
