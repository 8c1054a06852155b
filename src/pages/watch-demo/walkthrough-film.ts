import type { MediaProps } from '../../features/media/Media.tsx';

/** The walkthrough as a film, recorded from this page by `npm run tool -- record`. */
export const WALKTHROUGH_FILM: MediaProps = {
  src: ['/media/walkthrough.webm', '/media/walkthrough.mp4'],
  darkSrc: ['/media/walkthrough-dark.webm', '/media/walkthrough-dark.mp4'],
  poster: '/media/walkthrough.webp',
  darkPoster: '/media/walkthrough-dark.webp',
  silent: true,
  title: 'The walkthrough in under a minute, without sound, with captions',
  captions: [{ label: 'English', language: 'en', src: '/media/walkthrough.en.vtt' }],
};
