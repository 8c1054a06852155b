import { useActiveTextCues, useActiveTextTrack, useMediaState } from '@vidstack/react';
import type { ReactNode } from 'react';

const MARKS = /<[^>]*>/g;

/** The words of the moment, in our own type. */
export function CaptionText(): ReactNode {
  const track = useActiveTextTrack('captions');
  const cues = useActiveTextCues(track);
  const started = useMediaState('started');
  if (!track || !started || cues.length === 0) return null;
  return (
    <div className="player-captions" aria-live="off" lang={track.language}>
      {cues.map((cue) => (
        <span key={cue.startTime}>{cue.text.replace(MARKS, '')}</span>
      ))}
    </div>
  );
}
