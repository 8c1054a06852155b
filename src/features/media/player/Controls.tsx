import {
  CaptionButton,
  FullscreenButton,
  Controls as Group,
  MuteButton,
  PIPButton,
  PlayButton,
  useMediaState,
} from '@vidstack/react';
import {
  Captions,
  CaptionsOff,
  Maximize,
  Minimize,
  Pause,
  PictureInPicture2,
  Play,
  RotateCcw,
  RotateCw,
  Volume2,
  VolumeX,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { PLAYER } from '../../../site/limits.ts';
import { MEDIA_WORDS as WORDS } from '../words.ts';
import { SeekBy } from './SeekBy.tsx';
import { Settings } from './Settings.tsx';
import { TimeRow, VolumeRow } from './Sliders.tsx';
import { Tip } from './Tip.tsx';

const seconds = PLAYER.seekButtonSeconds;
const back = WORDS.back.replace('{seconds}', String(seconds));
const forward = WORDS.forward.replace('{seconds}', String(seconds));

function Playback(): ReactNode {
  const paused = useMediaState('paused');
  const label = paused ? WORDS.play : WORDS.pause;
  return (
    <>
      <Tip label={label}>
        <PlayButton className="player-button" aria-label={label}>
          {paused ? <Play aria-hidden className="player-solid" /> : <Pause aria-hidden className="player-solid" />}
        </PlayButton>
      </Tip>
      <Tip label={back}>
        <SeekBy className="player-button" seconds={-seconds} aria-label={back}>
          <RotateCcw aria-hidden />
          <span aria-hidden>{seconds}</span>
        </SeekBy>
      </Tip>
      <Tip label={forward}>
        <SeekBy className="player-button" seconds={seconds} aria-label={forward}>
          <RotateCw aria-hidden />
          <span aria-hidden>{seconds}</span>
        </SeekBy>
      </Tip>
    </>
  );
}

function Sound(): ReactNode {
  const muted = useMediaState('muted');
  const volume = useMediaState('volume');
  const silent = muted || volume === 0;
  const label = silent ? WORDS.unmute : WORDS.mute;
  return (
    <>
      <Tip label={label}>
        <MuteButton className="player-button" aria-label={label}>
          {silent ? <VolumeX aria-hidden /> : <Volume2 aria-hidden />}
        </MuteButton>
      </Tip>
      <VolumeRow />
    </>
  );
}

function CaptionsToggle(): ReactNode {
  const shown = useMediaState('textTrack') !== null;
  const label = shown ? WORDS.captionsOff : WORDS.captionsOn;
  return (
    <Tip label={label}>
      <CaptionButton className="player-button" aria-label={label}>
        {shown ? <Captions aria-hidden /> : <CaptionsOff aria-hidden />}
      </CaptionButton>
    </Tip>
  );
}

function Places(): ReactNode {
  const isSmall = useMediaState('pictureInPicture');
  const isLarge = useMediaState('fullscreen');
  const small = isSmall ? WORDS.pictureBack : WORDS.pictureInPicture;
  const large = isLarge ? WORDS.leaveFullscreen : WORDS.fullscreen;
  return (
    <>
      <Tip label={small}>
        <PIPButton className="player-button player-pip" aria-label={small}>
          <PictureInPicture2 aria-hidden />
        </PIPButton>
      </Tip>
      <Tip label={large} end>
        <FullscreenButton className="player-button" aria-label={large}>
          {isLarge ? <Minimize aria-hidden /> : <Maximize aria-hidden />}
        </FullscreenButton>
      </Tip>
    </>
  );
}

/** The bar over the lower edge of the picture; it hides after a while without movement. */
export function Controls({ hasCaptions, isSilent }: { hasCaptions: boolean; isSilent: boolean }): ReactNode {
  return (
    <Group.Root className="player-controls">
      <TimeRow />
      <Group.Group className="player-row">
        <Playback />
        {!isSilent && <Sound />}
        <span className="player-gap" />
        {hasCaptions && <CaptionsToggle />}
        <Settings isSilent={isSilent} />
        <Places />
      </Group.Group>
    </Group.Root>
  );
}
