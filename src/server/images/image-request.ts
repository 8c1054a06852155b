import { IMAGE_QUALITIES, IMAGE_QUALITY, IMAGE_WIDTHS } from '../../site/limits.ts';

/** What a URL asks for. */
export interface ImageRequest {
  url: string;
  width: number;
  quality: number;
  /** Hash of the file in the request. */
  version?: string;
}

/** Why a picture is refused: the status, a code for programs and a message for people. */
export interface ImageRefusal {
  status: 400 | 404 | 413 | 415 | 422 | 429;
  code: string;
  message: string;
  /** Seconds until a retry is allowed. */
  retryAfter?: number;
}

/** The value or a refusal, which is never thrown. */
export type ImageResult<Value> = { ok: true; value: Value } | { ok: false; refusal: ImageRefusal };

/** Wraps a refusal. */
export function refuse(
  status: ImageRefusal['status'],
  code: string,
  message: string,
  retryAfter?: number,
): { ok: false; refusal: ImageRefusal } {
  return { ok: false, refusal: { status, code, message, ...(retryAfter !== undefined && { retryAfter }) } };
}

/** Names of folders and files as we write them: no leading dot, nothing encoded, no parent folders. */
const LOCAL_PATH = /^(?:\/[\w][\w.-]*)+$/;
const MAX_PATH_CHARS = 300;

/** Parses the query of a URL to a request or a refusal. */
export function readImageRequest(query: URLSearchParams): ImageResult<ImageRequest> {
  const [url = '', ...moreUrls] = query.getAll('url');
  const [w = '', ...moreWidths] = query.getAll('w');
  const [q = String(IMAGE_QUALITY), ...moreQualities] = query.getAll('q');
  if (moreUrls.length + moreWidths.length + moreQualities.length > 0)
    return refuse(400, 'bad-request', 'Give url, w and q once each.');
  if (url.length > MAX_PATH_CHARS || !LOCAL_PATH.test(url) || url.includes('..'))
    return refuse(
      400,
      'bad-url',
      'The url has to be the path of a picture on this site, such as /pictures/trace.webp.',
    );
  const width = IMAGE_WIDTHS.find((known) => String(known) === w);
  if (width === undefined) return refuse(400, 'bad-width', `The width w has to be one of ${IMAGE_WIDTHS.join(', ')}.`);
  const quality = IMAGE_QUALITIES.find((known) => String(known) === q);
  if (quality === undefined)
    return refuse(400, 'bad-quality', `The quality q has to be one of ${IMAGE_QUALITIES.join(', ')}.`);
  return { ok: true, value: { url, width, quality, version: query.get('v') ?? undefined } };
}
