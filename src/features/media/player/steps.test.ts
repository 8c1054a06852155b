import { describe, expect, it } from 'vitest';
import { PLAYER } from '../../../site/limits.ts';
import { afterFailure } from './sources.ts';
import { getPlayerOptions, isTap, KEYS, nextVolume, PLAYER_OPTIONS, RATES } from './steps.ts';

describe('the numbers of the player', () => {
  it('playback rate 0.25 to 2 in steps of 0.25', () => expect(RATES).toEqual([0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2]));
  it('live edge tolerance 10 s; minimum live DVR window 60 s; controls hide delay 2000 ms', () =>
    expect(PLAYER_OPTIONS).toMatchObject({ liveEdgeTolerance: 10, minLiveDVRWindow: 60, controlsDelay: 2000 }));
  it('every seek and volume key works with shift too', () => {
    for (const { keys } of [KEYS.seekBackward, KEYS.seekForward, KEYS.volumeUp, KEYS.volumeDown])
      expect(keys).toMatch(/\bArrow\w+ Shift\+Arrow/);
  });
});

describe('volume step 0.05 (0.1 with shift)', () => {
  it.each([
    [0.9, 1, false, 0.95],
    [0.85, -1, false, 0.8],
    [0.8, 1, true, 0.9],
    [0.3, -1, true, 0.2],
    [0.98, 1, false, 1],
    [0.02, -1, true, 0],
  ] as const)('from %d, direction %d, shift %s: %d', (volume, direction, shift, expected) =>
    expect(nextVolume(volume, direction, shift)).toBe(expected),
  );
});

describe('tap versus swipe threshold 30 px', () => {
  const from = { x: 100, y: 100 };
  it.each([
    [{ x: 100, y: 100 }, true],
    [{ x: 130, y: 100 }, true],
    [{ x: 131, y: 100 }, false],
    [{ x: 121, y: 121 }, true],
    [{ x: 122, y: 122 }, false],
    [{ x: 100, y: 60 }, false],
  ])('a finger that ends at %o taps: %s', (to, expected) => expect(isTap(from, to)).toBe(expected));
});

describe("'Failed to load resource.' with code 4 when no source can be played", () => {
  const both = ['/a.webm', '/a.mp4'];
  const code = PLAYER.noSourceCode;
  it('is not shown while another format is left', () =>
    expect(afterFailure(both, code, '/a.webm')).toEqual({ next: ['/a.mp4'] }));
  it('is shown when the last one fails', () => expect(afterFailure(['/a.mp4'], code, '/a.mp4')).toEqual({ code: 4 }));
  it('is shown at once if the browser can play none of them', () =>
    expect(afterFailure(both, code)).toEqual({ code: 4 }));
});

it('a silent video has every key except those for sound', () => {
  const all = Object.keys(getPlayerOptions().keyShortcuts);
  const silent = Object.keys(getPlayerOptions(true).keyShortcuts);
  expect(all.filter((name) => !silent.includes(name)).sort()).toEqual(['toggleMuted', 'volumeDown', 'volumeUp']);
});
