import * as vidstack from '@vidstack/react';
import { expect, it } from 'vitest';
import { PLAYER, TOOLTIP_DELAY_MS } from '../../../site/limits.ts';

const propsOf = (instance: unknown) => (instance as { props: Record<string, unknown> }).props;

it('Media player defaults: what the library does by itself equals the numbers of the specification', () => {
  expect(propsOf(vidstack.MediaPlayerInstance)).toMatchObject({
    controlsDelay: PLAYER.controlsHideMs,
    liveEdgeTolerance: PLAYER.liveEdgeToleranceSeconds,
    minLiveDVRWindow: PLAYER.minLiveDvrWindowSeconds,
  });
  expect(propsOf(vidstack.SeekButtonInstance)).toMatchObject({ seconds: PLAYER.seekButtonSeconds });
  expect(propsOf(vidstack.TooltipInstance)).toMatchObject({ showDelay: TOOLTIP_DELAY_MS });
  expect(propsOf(vidstack.TimeSliderInstance)).toMatchObject({ keyStep: PLAYER.seekSeconds, shiftKeyMultiplier: 2 });
  expect(propsOf(vidstack.AudioGainSliderInstance)).toMatchObject(PLAYER.audioBoost);
});
