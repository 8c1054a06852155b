import { PLAYER, TAP_SWIPE_PX } from '../../../site/limits.ts';

/** Speeds to choose from, slowest first. */
export const RATES: readonly number[] = Array.from(
  { length: (PLAYER.rate.max - PLAYER.rate.min) / PLAYER.rate.step + 1 },
  (_, index) => PLAYER.rate.min + index * PLAYER.rate.step,
);

/** Keys of the player. Shift makes steps larger, so each arrow is named with it as well. */
export const KEYS = {
  togglePaused: 'k Space',
  toggleMuted: 'm',
  toggleFullscreen: 'f',
  togglePictureInPicture: 'i',
  toggleCaptions: 'c',
  seekBackward: 'j Shift+J ArrowLeft Shift+ArrowLeft',
  seekForward: 'l Shift+L ArrowRight Shift+ArrowRight',
  volumeUp: 'ArrowUp Shift+ArrowUp',
  volumeDown: 'ArrowDown Shift+ArrowDown',
  speedUp: '>',
  slowDown: '<',
} as const;

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
