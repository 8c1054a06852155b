import { ZOOM_MAX_VIEWPORT } from '../../site/limits.ts';

/** Width and height in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Returns the size of an open picture: its natural size, limited to a share of the window. A vector drawing fills that share. */
export function zoomedSize(pictureSize: Size, window: Size, scalable = false): Size {
  const fit = Math.min(
    (window.width * ZOOM_MAX_VIEWPORT) / pictureSize.width,
    (window.height * ZOOM_MAX_VIEWPORT) / pictureSize.height,
  );
  const scale = scalable ? fit : Math.min(1, fit);
  return { width: Math.floor(pictureSize.width * scale), height: Math.floor(pictureSize.height * scale) };
}
