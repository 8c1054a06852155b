import { BRAND } from './brand.ts';

// Each account of Cloudflare Stream has a separate host, so that other accounts' videos cannot be framed.
const STREAM = `https://customer-${BRAND.streamCode}.cloudflarestream.com`;

/** Places that play videos in a frame: the only frames that the Content-Security-Policy lets in. */
export const MEDIA_HOSTS = {
  youtube: {
    name: 'YouTube',
    id: /^[\w-]{11}$/,
    frameOrigin: 'https://www.youtube-nocookie.com',
    player: (id: string) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
    watch: (id: string) => `https://www.youtube.com/watch?v=${id}`,
  },
  cloudflare: {
    name: 'Cloudflare Stream',
    id: /^[0-9a-f]{32}$/,
    frameOrigin: STREAM,
    player: (id: string) => `${STREAM}/${id}/iframe?autoplay=true`,
    watch: (id: string) => `${STREAM}/${id}/watch`,
  },
} as const;

/** Name of a place that plays videos. */
export type MediaHost = keyof typeof MEDIA_HOSTS;
