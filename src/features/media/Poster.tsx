import type { ReactNode } from 'react';
import { type Film, posterSize } from './media.ts';

/** The picture that stands for a film until it plays; loaded when it comes near the view. */
export function Poster({ film: { poster, ratio } }: { film: Film }): ReactNode {
  if (!poster) return null;
  return <img className="media-layer" src={poster} alt="" {...posterSize(ratio)} loading="lazy" decoding="async" />;
}
