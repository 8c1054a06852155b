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
    frameOrigin: 'https://iframe.videodelivery.net',
    player: (id: string) => `https://iframe.videodelivery.net/${id}?autoplay=true`,
    watch: (id: string) => `https://watch.videodelivery.net/${id}`,
  },
} as const;

/** Name of a place that plays videos. */
export type MediaHost = keyof typeof MEDIA_HOSTS;
