/** A picture that can open in full screen: an image or an inline diagram. */
export type ZoomPicture = HTMLImageElement | SVGSVGElement;

export function getAlt(picture: ZoomPicture): string {
  return picture instanceof HTMLImageElement ? picture.alt : (picture.getAttribute('aria-label') ?? '');
}
