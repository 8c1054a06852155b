import type { ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { Island } from '../../render/Island.tsx';
import { GifVideo } from './GifVideo.tsx';
import MediaPlayer from './MediaPlayer.island.tsx';
import { type Film, getFile, type Ratio } from './media.ts';
import { PlainVideo } from './PlainVideo.tsx';

export interface MediaProps extends Omit<Film, 'sources' | 'ratio' | 'dark'> {
  /** A file of ours, or the same film in several formats, best first. */
  src: string | readonly string[];
  /** The same film for the dark theme, in the same formats. */
  darkSrc?: readonly string[];
  darkPoster?: string;
  aspectRatio?: Ratio;
  className?: string;
  /** Plays automatically, without sound or controls, in a loop. */
  gifStyle?: boolean;
}

/** A film: the player, or with `gifStyle` a loop that plays automatically. Nothing is loaded before it is in view. */
export function Media(props: MediaProps): ReactNode {
  const { src, darkSrc, darkPoster, aspectRatio = '16/9', className, gifStyle = false, ...rest } = props;
  const film: Film = {
    ...rest,
    ratio: aspectRatio,
    sources: typeof src === 'string' ? [src] : src,
    ...(darkSrc && { dark: { sources: darkSrc, poster: darkPoster } }),
  };
  return (
    <figure className={cn('media', className)} data-ratio={aspectRatio}>
      <div className="media-frame not-prose">
        {gifStyle ? <GifVideo film={film} /> : <Island component={MediaPlayer} on="visible" props={{ film }} />}
        <noscript>
          <PlainVideo film={film} gifStyle={gifStyle} />
        </noscript>
      </div>
      <figcaption>
        <a href={getFile(film.sources)}>{film.title}</a>
      </figcaption>
    </figure>
  );
}
