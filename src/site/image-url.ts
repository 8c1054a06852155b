import { IMAGE_QUALITY, IMAGE_WIDTHS } from './limits.ts';

/** Endpoint for pictures in other sizes. */
export const IMAGE_PATH = '/api/image';

/** A width that pictures may be requested in. */
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** The URL of a picture in another width: source, width and quality as query parameters. With the hash of the file as `version`, the response can be cached forever. */
export function imageUrl(src: string, width: ImageWidth, quality: number = IMAGE_QUALITY, version?: string): string {
  const query = new URLSearchParams({ url: src, w: String(width), q: String(quality) });
  if (version) query.set('v', version);
  return `${IMAGE_PATH}?${String(query).replaceAll('%2F', '/')}`;
}

/** The `srcset` of a picture: every width below its own, and its own; pictures are never enlarged. */
export function imageSrcSet(src: string, naturalWidth: number, version?: string): string {
  const closestWidth = IMAGE_WIDTHS.find((width) => width >= naturalWidth) ?? Math.max(...IMAGE_WIDTHS);
  return IMAGE_WIDTHS.filter((width) => width <= closestWidth)
    .map((width) => `${imageUrl(src, width, IMAGE_QUALITY, version)} ${Math.min(width, naturalWidth)}w`)
    .join(', ');
}
