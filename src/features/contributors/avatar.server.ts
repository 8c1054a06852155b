import { LruMap } from '../../lib/lru.ts';
import { CODE_HOST_AVATAR as LIMITS } from '../../site/limits.ts';
import { getInitials } from '../../ui/Avatar.tsx';

/** A picture of a contributor, and its cache time in seconds. */
export interface Picture {
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
  maxAge: number;
}

/** Where pictures come from. */
export interface AvatarSource {
  /** URL of the code host; empty if nothing is fetched. */
  sourceUrl: string;
  /** Other origins that the code host may redirect to. */
  pictureOrigins?: readonly string[];
  waitMs?: number;
  now?(): number;
}

const TYPES = ['image/png', 'image/jpeg', 'image/webp'];
const GITHUB_PICTURES = 'https://avatars.githubusercontent.com';
const MAX_REDIRECTS = 2;

/** Creates a finder for pictures of contributors: from the code host, cached for a day, or drawn initials as fallback. */
export function createAvatarFinder({
  sourceUrl,
  pictureOrigins = [GITHUB_PICTURES],
  waitMs = LIMITS.waitMs,
  now = Date.now,
}: AvatarSource): (username: string) => Promise<Picture> {
  const cache = new LruMap<{ picture: Picture; until: number }>(LIMITS.cacheEntries);
  const requests = new Map<string, Promise<Picture>>();
  const origins = sourceUrl ? [new URL(sourceUrl).origin, ...pictureOrigins] : [];
  const find = async (username: string) => {
    const first = new URL(`${sourceUrl}/${username}.png?size=${LIMITS.widthPx}`);
    const picture = await fetchPicture(first, origins, waitMs).catch(() => drawInitials(username, LIMITS.retryS));
    cache.set(username, { picture, until: now() + picture.maxAge * 1000 });
    requests.delete(username);
    return picture;
  };
  return async (username) => {
    if (!sourceUrl) return drawInitials(username, LIMITS.cacheSeconds);
    const cached = cache.get(username);
    if (cached && cached.until > now()) return cached.picture;
    const request = requests.get(username) ?? find(username);
    requests.set(username, request);
    return request;
  };
}

/** Fetches a picture, and follows redirects only to allowed origins. */
async function fetchPicture(first: URL, origins: readonly string[], waitMs: number): Promise<Picture> {
  const signal = AbortSignal.timeout(waitMs);
  let url = first;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    if (!origins.includes(url.origin)) throw new Error('another host');
    const response = await fetch(url, { redirect: 'manual', signal, headers: { Accept: TYPES.join(', ') } });
    const location = response.headers.get('location');
    if (!location) return readPicture(response);
    await response.body?.cancel();
    url = new URL(location, url);
  }
  throw new Error('too many redirects');
}

async function readPicture({ status, headers, body }: Response): Promise<Picture> {
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (status !== 200 || !TYPES.includes(type) || !body) {
    await body?.cancel();
    throw new Error('no picture');
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    // Throwing ends the download.
    if (size > LIMITS.maxBytes) throw new Error('too large');
    chunks.push(chunk);
  }
  return { type, bytes: new Uint8Array(Buffer.concat(chunks)), maxAge: LIMITS.cacheSeconds };
}

function drawInitials(username: string, maxAge: number): Picture {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#d8d2c5"/>' +
    '<text x="48" y="61" text-anchor="middle" font-family="ui-monospace, monospace" font-size="38" fill="#1f1d1a">' +
    `${getInitials(username)}</text></svg>`;
  return { type: 'image/svg+xml', bytes: new TextEncoder().encode(svg), maxAge };
}
