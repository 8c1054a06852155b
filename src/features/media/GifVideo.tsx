import { Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Film, getMediaType } from './media.ts';
import { Poster } from './Poster.tsx';
import { MEDIA_WORDS } from './words.ts';

/** A film that plays automatically: `gif.ts` starts it when it is in view, and the button stops it. */
export function GifVideo({ film }: { film: Film }): ReactNode {
  const { sources, title } = film;
  return (
    <div className="gif media-layer needs-js" data-gif="waiting" data-title={title}>
      <Poster film={film} />
      <video className="media-layer" muted loop playsInline preload="none" aria-label={title}>
        {sources.map((src) => (
          <source key={src} src={src} type={getMediaType(src)} />
        ))}
      </video>
      <button type="button" className="gif-toggle" aria-label={MEDIA_WORDS.playLoop.replace('{title}', title)}>
        <Play aria-hidden className="gif-play" />
        <Pause aria-hidden className="gif-pause" />
      </button>
    </div>
  );
}
