import type { ReactNode } from 'react';
import { type Film, posterSize } from './media.ts';

/** The picture that stands for a film until it plays; loaded when it comes near the view. Of a pair the theme shows one. */
export function Poster({ film: { poster, ratio, dark } }: { film: Film }): ReactNode {
  if (!poster) return null;
  const shared = { ...posterSize(ratio), loading: 'lazy', decoding: 'async' } as const;
  if (!dark?.poster) return <img className="media-layer" src={poster} alt="" {...shared} />;
  return (
    <>
      <img className="media-layer picture-light" src={poster} alt="" {...shared} />
      <img className="media-layer picture-dark" src={dark.poster} alt="" {...shared} />
    </>
  );
}
