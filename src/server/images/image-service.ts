import { createHash } from 'node:crypto';
import type { Body } from '../../http/body.ts';
import type { Spend } from '../../http/work-budget.ts';
import { JobQueue } from '../../lib/job-queue.ts';
import { LruMap } from '../../lib/lru.ts';
import { IMAGE_CACHE, IMAGE_JOBS, WORK } from '../../site/limits.ts';
import { pictureVersion } from '../../source/pictures.ts';
import { type ImageRequest, type ImageResult, readImageRequest, refuse } from './image-request.ts';
import { findPicture, readPicture } from './picture-file.ts';
import { resize } from './resize.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const ONE_HOUR = 'public, max-age=3600, must-revalidate';

interface ResizedImage {
  body: Body;
  /** Hash of the file it was made from. */
  version: string;
}

type Outcome = ImageResult<ResizedImage>;

/** Creates a function that handles queries for pictures in a folder; equal concurrent requests share their work. */
export function createImages(folder: string): (query: URLSearchParams, spend: Spend) => Promise<ImageResult<Body>> {
  const cache = new LruMap<Outcome>(IMAGE_CACHE.entries);
  const pending = new Map<string, Promise<Outcome>>();
  const queue = new JobQueue(IMAGE_JOBS);

  const createAndCache = async (key: string, path: string, request: ImageRequest): Promise<Outcome> => {
    const image = await queue.run(() => createImage(path, request));
    if (!image) return refuse(429, 'busy', 'Too many pictures are being resized. Try again in a moment.');
    if (!image.ok || image.value.body.plain.byteLength <= IMAGE_CACHE.bytes) cache.set(key, image);
    return image;
  };

  const createOnce = (key: string, path: string, request: ImageRequest): Promise<Outcome> => {
    const work = pending.get(key) ?? createAndCache(key, path, request).finally(() => pending.delete(key));
    pending.set(key, work);
    return work;
  };

  return async (query, spend) => {
    const parsed = readImageRequest(query);
    if (!parsed.ok) return parsed;
    const request = parsed.value;
    const file = await findPicture(folder, request.url);
    if (!file.ok) return file;
    const { path, stamp } = file.value;
    const key = `${path} ${stamp} ${request.width} ${request.quality}`;
    const cached = cache.get(key);
    const refusal = cached || pending.has(key) ? undefined : spend(WORK.cost.picture);
    if (refusal) return refuse(429, refusal.code, refusal.message, refusal.retryAfter);
    const outcome = cached ?? (await createOnce(key, path, request));
    if (!outcome.ok) return outcome;
    const { body, version } = outcome.value;
    // A URL without the file's hash may show another picture tomorrow.
    return { ok: true, value: request.version === version ? { ...body, cacheControl: IMMUTABLE } : body };
  };
}

async function createImage(path: string, request: ImageRequest): Promise<Outcome> {
  const read = await readPicture(path);
  if (!read.ok) return read;
  const { bytes, header } = read.value;
  const resized = await resize(bytes, request);
  if (!resized.ok) return resized;
  // Re-encoding a WebP without resizing may only make it larger.
  const isUnchanged = header.format === 'webp' && header.width <= request.width && bytes.length <= resized.value.length;
  const plain = isUnchanged ? bytes : resized.value;
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  const body = { status: 200, type: 'image/webp', cacheControl: ONE_HOUR, etag, compress: false, plain, encoded: {} };
  return { ok: true, value: { body, version: pictureVersion(bytes) } };
}
