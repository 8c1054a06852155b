import type { ReactNode } from 'react';
import { type Film, getMediaType } from './media.ts';

/** The native player for browsers without JavaScript. A loop plays automatically, unless the visitor prefers reduced motion. */
export function PlainVideo({ film, gifStyle }: { film: Film; gifStyle: boolean }): ReactNode {
  const { sources, title, poster, captions = [], dark } = film;
  const motion = gifStyle ? { autoPlay: true, muted: true, loop: true } : {};
  return (
    <video className="media-layer" {...motion} controls playsInline preload="none" poster={poster} aria-label={title}>
      {dark?.sources.map((src) => (
        <source key={src} src={src} type={getMediaType(src)} media="(prefers-color-scheme: dark)" />
      ))}
      {sources.map((src) => (
        <source
          key={src}
          src={src}
          type={getMediaType(src)}
          media={gifStyle ? '(prefers-reduced-motion: no-preference)' : undefined}
        />
      ))}
      {captions.map(({ label, language, src }, index) => (
        <track key={src} kind="captions" label={label} srcLang={language} src={src} default={index === 0} />
      ))}
    </video>
  );
}
