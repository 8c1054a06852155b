import * as vidstack from '@vidstack/react';
import { expect, it } from 'vitest';
import { PLAYER, TOOLTIP_DELAY_MS } from '../../../site/limits.ts';

const getProps = (instance: unknown) => (instance as { props: Record<string, unknown> }).props;

it("Media player defaults: the library's built-in values equal the numbers of the specification", () => {
  expect(getProps(vidstack.MediaPlayerInstance)).toMatchObject({
    controlsDelay: PLAYER.controlsHideMs,
    liveEdgeTolerance: PLAYER.liveEdgeToleranceSeconds,
    minLiveDVRWindow: PLAYER.minLiveDvrWindowSeconds,
  });
  expect(getProps(vidstack.SeekButtonInstance)).toMatchObject({ seconds: PLAYER.seekButtonSeconds });
  expect(getProps(vidstack.TooltipInstance)).toMatchObject({ showDelay: TOOLTIP_DELAY_MS });
  expect(getProps(vidstack.TimeSliderInstance)).toMatchObject({ keyStep: PLAYER.seekSeconds, shiftKeyMultiplier: 2 });
  expect(getProps(vidstack.AudioGainSliderInstance)).toMatchObject(PLAYER.audioBoost);
});
