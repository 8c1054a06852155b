import type { ReactNode } from 'react';

/** The picture that stands for a film until it plays; loaded when it comes near the view. */
export function Poster({ src }: { src: string | undefined }): ReactNode {
  return src ? (
    <img className="media-layer" src={src} alt="" width={1280} height={720} loading="lazy" decoding="async" />
  ) : null;
}
