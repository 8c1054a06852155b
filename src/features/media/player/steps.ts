import {
  isVideoProvider,
  type MediaKeyShortcut,
  type MediaKeyShortcuts,
  type MediaProviderAdapter,
  type MediaRemoteControl,
} from '@vidstack/react';
import { PLAYER, TAP_SWIPE_PX } from '../../../site/limits.ts';

/** Speeds to choose from, slowest first. */
export const RATES: readonly number[] = Array.from(
  { length: (PLAYER.rate.max - PLAYER.rate.min) / PLAYER.rate.step + 1 },
  (_, index) => PLAYER.rate.min + index * PLAYER.rate.step,
);

/** The volume after one press; shift makes the step larger. */
export function nextVolume(volume: number, direction: 1 | -1, shift: boolean): number {
  const next = volume + direction * (shift ? PLAYER.volumeShiftStep : PLAYER.volumeStep);
  return Math.max(0, Math.min(1, Number(next.toFixed(2))));
}

type Keys = Exclude<MediaKeyShortcut, string | string[] | null>;

/**
 * Jumps by some seconds from the current position.
 * The library counts from a time that lags while the film seeks, so of quick presses only one would count.
 */
export function seekBy(
  provider: MediaProviderAdapter | null,
  remote: MediaRemoteControl,
  seconds: number,
  event: Event,
): void {
  if (isVideoProvider(provider)) remote.seek(provider.video.currentTime + seconds, event);
}

function seekKey(letter: string, arrow: string, direction: 1 | -1): Keys {
  return {
    keys: `${letter} Shift+${letter.toUpperCase()} ${arrow} Shift+${arrow}`,
    onKeyDown({ event, player, remote }) {
      event.preventDefault();
      const seconds = event.shiftKey ? PLAYER.seekShiftSeconds : PLAYER.seekSeconds;
      seekBy(player.provider, remote, direction * seconds, event);
    },
  };
}

/** Set here instead of through the slider, which drops quick presses. */
function volumeKey(key: string, direction: 1 | -1): Keys {
  return {
    keys: `${key} Shift+${key}`,
    onKeyDown({ event, player, remote }) {
      event.preventDefault();
      const volume = isVideoProvider(player.provider) ? player.provider.video.volume : player.state.volume;
      remote.changeVolume(nextVolume(volume, direction, event.shiftKey), event);
    },
  };
}

/** Set on the film itself: the library's speed lags, and it ignores requests for the same value. */
function rateKey(key: string, direction: 1 | -1): Keys {
  return {
    keys: key,
    onKeyDown({ event, player: { provider } }) {
      event.preventDefault();
      if (!isVideoProvider(provider)) return;
      const { min, max, step } = PLAYER.rate;
      const rate = provider.video.playbackRate + direction * step;
      provider.video.playbackRate = Math.max(min, Math.min(max, rate));
    },
  };
}

/** Keys of the player. Shift makes steps larger, so each arrow is listed with it too. */
export const KEYS = {
  togglePaused: 'k Space',
  toggleMuted: 'm',
  toggleFullscreen: 'f',
  togglePictureInPicture: 'i',
  toggleCaptions: 'c',
  seekBackward: seekKey('j', 'ArrowLeft', -1),
  seekForward: seekKey('l', 'ArrowRight', 1),
  volumeUp: volumeKey('ArrowUp', 1),
  volumeDown: volumeKey('ArrowDown', -1),
  speedUp: rateKey('>', 1),
  slowDown: rateKey('<', -1),
} as const satisfies MediaKeyShortcuts;

const SOUND_KEYS: readonly string[] = ['toggleMuted', 'volumeUp', 'volumeDown'];
const SILENT_KEYS: MediaKeyShortcuts = {
  ...Object.fromEntries(Object.entries(KEYS).filter(([name]) => !SOUND_KEYS.includes(name))),
};

/** Settings of the player for time and keys. */
export const PLAYER_OPTIONS = {
  controlsDelay: PLAYER.controlsHideMs,
  liveEdgeTolerance: PLAYER.liveEdgeToleranceSeconds,
  minLiveDVRWindow: PLAYER.minLiveDvrWindowSeconds,
  keyShortcuts: KEYS,
} as const;

/** The options for a film; a silent one has no keys for sound, so arrows scroll the page. */
export function getPlayerOptions(isSilent = false) {
  return isSilent ? { ...PLAYER_OPTIONS, keyShortcuts: SILENT_KEYS } : PLAYER_OPTIONS;
}

/** Position of a finger. */
export interface Point {
  x: number;
  y: number;
}

/** Whether a touch was a tap: a finger that moves further swipes. */
export function isTap(from: Point, to: Point): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) <= TAP_SWIPE_PX;
}
