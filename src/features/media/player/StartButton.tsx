import { PlayButton, useMediaState } from '@vidstack/react';
import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { MEDIA_WORDS } from '../words.ts';

/** The poster with the large play button, until the film has started. */
export function StartButton({ title, children }: { title: string; children: ReactNode }): ReactNode {
  const started = useMediaState('started');
  const waiting = useMediaState('waiting');
  const failed = useMediaState('error') !== null;
  if (started) return waiting ? <span className="player-waiting" aria-hidden /> : null;
  return (
    <PlayButton
      className="media-cover media-layer"
      aria-label={MEDIA_WORDS.playFilm.replace('{title}', title)}
      hidden={failed}
    >
      {children}
      <span className="media-play">
        <Play aria-hidden />
      </span>
    </PlayButton>
  );
}
