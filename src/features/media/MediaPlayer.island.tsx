import { Play } from 'lucide-react';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { type Film, getFile, getThemedFilm } from './media.ts';
import { Poster } from './Poster.tsx';
import type { PlayerProps } from './player/Player.tsx';
import { MEDIA_WORDS } from './words.ts';

/** True if the page is dark, by the choice of the reader or of the system. */
function isDarkPage(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
}

type LoadedPlayer = { film: Film; Player: ComponentType<PlayerProps>; pressed: boolean; takeFocus: boolean };

/** The player; a poster with a play button until its code has loaded. Remembers a press on the poster meanwhile. */
export default function MediaPlayer({ film }: { film: Film }): ReactNode {
  const cover = useRef<HTMLAnchorElement>(null);
  const [loaded, setLoaded] = useState<LoadedPlayer>();
  useEffect(() => {
    let unmounted = false;
    void import('./player/Player.tsx').then(({ Player }) => {
      const element = cover.current;
      const pressed = element?.dataset.asked !== undefined;
      if (!unmounted)
        setLoaded({
          film: getThemedFilm(film, isDarkPage()),
          Player,
          pressed,
          takeFocus: pressed || element === document.activeElement,
        });
    });
    return () => {
      unmounted = true;
    };
  }, [film]);
  if (loaded) return <loaded.Player film={loaded.film} pressed={loaded.pressed} takeFocus={loaded.takeFocus} />;
  return (
    <a
      ref={cover}
      className="media-cover media-layer needs-js"
      href={getFile(film.sources)}
      data-media-cover
      aria-label={MEDIA_WORDS.playFilm.replace('{title}', film.title)}
    >
      <Poster film={film} />
      <span className="media-play">
        <Play aria-hidden />
      </span>
    </a>
  );
}
