import { Time, TimeSlider, VolumeSlider } from '@vidstack/react';
import type { ReactNode } from 'react';
import { PLAYER } from '../../../site/limits.ts';
import { MEDIA_WORDS } from '../words.ts';

const PERCENT = 100;

/** Time that has passed, the slider, and the length. */
export function TimeRow(): ReactNode {
  return (
    <div className="player-row">
      <Time className="player-time" type="current" />
      <TimeSlider.Root
        className="player-slider"
        aria-label={MEDIA_WORDS.seek}
        keyStep={PLAYER.seekSeconds}
        shiftKeyMultiplier={PLAYER.seekShiftSeconds / PLAYER.seekSeconds}
      >
        <TimeSlider.Track className="player-track">
          <TimeSlider.Progress className="player-loaded" />
          <TimeSlider.TrackFill className="player-fill" />
        </TimeSlider.Track>
        <TimeSlider.Thumb className="player-thumb" />
      </TimeSlider.Root>
      <Time className="player-time" type="duration" />
    </div>
  );
}

/** The volume; phones have their own keys for it. */
export function VolumeRow(): ReactNode {
  return (
    <VolumeSlider.Root
      className="player-slider player-volume"
      aria-label={MEDIA_WORDS.volume}
      keyStep={PLAYER.volumeStep * PERCENT}
      shiftKeyMultiplier={PLAYER.volumeShiftStep / PLAYER.volumeStep}
    >
      <VolumeSlider.Track className="player-track">
        <VolumeSlider.TrackFill className="player-fill" />
      </VolumeSlider.Track>
      <VolumeSlider.Thumb className="player-thumb" />
    </VolumeSlider.Root>
  );
}
