import type { ZoomPicture } from './picture.ts';
import { zoomLabel } from './words.ts';

/** Opens a picture by keyboard, and gets focus back when it closes. */
export interface Opener {
  element: HTMLElement;
  setAvailable(isAvailable: boolean): void;
}

/** A picture is its own button. A diagram has words that are not the name of a button, so it has one next to it. */
export function createOpener(picture: ZoomPicture, alt: string): Opener {
  return picture instanceof HTMLImageElement ? makeButton(picture, alt) : addButton(picture, alt);
}

function makeButton(image: HTMLImageElement, alt: string): Opener {
  const attributes = { role: 'button', tabindex: '0', 'aria-haspopup': 'dialog', 'aria-label': zoomLabel(alt) };
  return {
    element: image,
    setAvailable(isAvailable) {
      for (const [name, value] of Object.entries(attributes))
        if (isAvailable) image.setAttribute(name, value);
        else image.removeAttribute(name);
    },
  };
}

function addButton(drawing: SVGSVGElement, alt: string): Opener {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'zoom-open';
  button.setAttribute('aria-haspopup', 'dialog');
  button.setAttribute('aria-label', zoomLabel(alt));
  drawing.closest('.diagram-frame')?.append(button);
  return {
    element: button,
    setAvailable(isAvailable) {
      button.hidden = !isAvailable;
    },
  };
}
