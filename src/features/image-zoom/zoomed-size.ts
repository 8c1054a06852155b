import { ZOOM_MAX_VIEWPORT } from '../../site/limits.ts';

/** Width and height in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The size of an open picture: as large as it is, within the share of the window that it may fill. A drawing without pixels fills that share. */
export function zoomedSize(pictureSize: Size, window: Size, scalable = false): Size {
  const fit = Math.min(
    (window.width * ZOOM_MAX_VIEWPORT) / pictureSize.width,
    (window.height * ZOOM_MAX_VIEWPORT) / pictureSize.height,
  );
  const scale = scalable ? fit : Math.min(1, fit);
  return { width: Math.floor(pictureSize.width * scale), height: Math.floor(pictureSize.height * scale) };
}
