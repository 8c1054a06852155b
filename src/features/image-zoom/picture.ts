/** What opens in full screen: a picture, or a diagram that is part of the page. */
export type ZoomPicture = HTMLImageElement | SVGSVGElement;

/** The text alternative of a picture as it is in the page. */
export function getAlt(picture: ZoomPicture): string {
  return picture instanceof HTMLImageElement ? picture.alt : (picture.getAttribute('aria-label') ?? '');
}
