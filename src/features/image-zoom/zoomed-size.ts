import { ZOOM_MAX_VIEWPORT, ZOOM_MIN_WINDOW_PX } from '../../site/limits.ts';

/** Width and height in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** True where the window is wide enough for pictures to open. */
export function canZoom(windowWidth: number): boolean {
  return windowWidth > ZOOM_MIN_WINDOW_PX;
}

/** The size of an open picture: as large as it is, within the share of the window that it may fill. A drawing without pixels fills that share. */
export function zoomedSize(own: Size, window: Size, scalable = false): Size {
  const fit = Math.min(
    (window.width * ZOOM_MAX_VIEWPORT) / own.width,
    (window.height * ZOOM_MAX_VIEWPORT) / own.height,
  );
  const scale = scalable ? fit : Math.min(1, fit);
  return { width: Math.floor(own.width * scale), height: Math.floor(own.height * scale) };
}
