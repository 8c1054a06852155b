/** Name of a picture that opens in full screen. */
export const zoomLabel = (alt: string): string => `Zoom: ${alt}`;
export const overlayLabel = (alt: string): string => `Picture: ${alt}`;
/** Name of the button that closes it. */
export const CLOSE = 'Close';
