import './player-parts.css';
import './player.css';
import { MediaPlayer, type MediaPlayerInstance, MediaProvider, Track, VideoProviderLoader } from '@vidstack/react';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { PLAYER } from '../../../site/limits.ts';
import { type Film, getFile, getMediaType } from '../media.ts';
import { Poster } from '../Poster.tsx';
import { CaptionText } from './CaptionText.tsx';
import { Controls } from './Controls.tsx';
import { PlayerError } from './PlayerError.tsx';
import { StartButton } from './StartButton.tsx';
import { Surface } from './Surface.tsx';
import { getPlayerOptions } from './steps.ts';
import { useFailure } from './use-failure.ts';

export interface PlayerProps {
  film: Film;
  /** Someone pressed the poster before the player was there. */
  pressed: boolean;
  takeFocus: boolean;
}

const LOADERS = [VideoProviderLoader];
type VideoType = 'video/mp4';

/** The player: vidstack with our own controls. */
export function Player({ film, pressed, takeFocus }: PlayerProps): ReactNode {
  const player = useRef<MediaPlayerInstance>(null);
  const { sources, code, fail } = useFailure(player, film.sources);
  const src = useMemo(() => sources.map((file) => ({ src: file, type: getMediaType(file) as VideoType })), [sources]);
  useEffect(() => {
    if (takeFocus) player.current?.el?.focus();
  }, [takeFocus]);
  return (
    <MediaPlayer
      ref={player}
      className="player"
      title={film.title}
      src={src}
      onCanPlay={() => {
        // Not the library's `autoPlay`, which respects reduced motion: this was requested.
        if (pressed && player.current?.state.started === false) void player.current.play().catch(() => {});
      }}
      playsInline
      load="visible"
      preload="metadata"
      logLevel="silent"
      {...getPlayerOptions(film.silent)}
      onError={(error) => fail(error.code ?? PLAYER.noSourceCode)}
    >
      <MediaProvider loaders={LOADERS}>
        {film.captions?.map(({ label, language, src }, index) => (
          <Track key={src} kind="captions" type="vtt" label={label} lang={language} src={src} default={index === 0} />
        ))}
      </MediaProvider>
      <Surface />
      <StartButton title={film.title}>
        <Poster film={film} />
      </StartButton>
      <CaptionText />
      {code === undefined ? (
        <Controls hasCaptions={film.captions !== undefined} isSilent={film.silent === true} />
      ) : (
        <PlayerError code={code} file={getFile(film.sources)} />
      )}
    </MediaPlayer>
  );
}
