import type { MediaKeyShortcut, MediaKeyShortcuts } from '@vidstack/react';
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

/** Set here and not through the slider, which drops a press that follows another too soon. */
function volumeKey(key: string, direction: 1 | -1): Exclude<MediaKeyShortcut, string | string[] | null> {
  return {
    keys: `${key} Shift+${key}`,
    onKeyDown({ event, player, remote }) {
      event.preventDefault();
      remote.changeVolume(nextVolume(player.state.volume, direction, event.shiftKey), event);
    },
  };
}

/** Keys of the player. Shift makes steps larger, so each arrow is named with it as well. */
export const KEYS = {
  togglePaused: 'k Space',
  toggleMuted: 'm',
  toggleFullscreen: 'f',
  togglePictureInPicture: 'i',
  toggleCaptions: 'c',
  seekBackward: 'j Shift+J ArrowLeft Shift+ArrowLeft',
  seekForward: 'l Shift+L ArrowRight Shift+ArrowRight',
  volumeUp: volumeKey('ArrowUp', 1),
  volumeDown: volumeKey('ArrowDown', -1),
  speedUp: '>',
  slowDown: '<',
} as const satisfies MediaKeyShortcuts;

/** What the player is told about time and keys. */
export const PLAYER_OPTIONS = {
  controlsDelay: PLAYER.controlsHideMs,
  liveEdgeTolerance: PLAYER.liveEdgeToleranceSeconds,
  minLiveDVRWindow: PLAYER.minLiveDvrWindowSeconds,
  keyShortcuts: KEYS,
} as const;

/** Where a finger is. */
export interface Place {
  x: number;
  y: number;
}

/** Whether a touch was a tap: a finger that moves further swipes. */
export function isTap(from: Place, to: Place): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) <= TAP_SWIPE_PX;
}
