import type { ReactNode } from 'react';
import { type Film, getPosterSize } from './media.ts';

/** The picture shown until a film plays; it loads when it comes near the view. The theme decides which one of a pair is visible. */
export function Poster({ film: { poster, ratio, dark } }: { film: Film }): ReactNode {
  if (!poster) return null;
  const shared = { ...getPosterSize(ratio), loading: 'lazy', decoding: 'async' } as const;
  if (!dark?.poster) return <img className="media-layer" src={poster} alt="" {...shared} />;
  return (
    <>
      <img className="media-layer picture-light" src={poster} alt="" {...shared} />
      <img className="media-layer picture-dark" src={dark.poster} alt="" {...shared} />
    </>
  );
}
