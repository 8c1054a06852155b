import { expect, it } from 'vitest';
import * as limits from './limits.ts';

it('keeps the numbers of the specification', () => {
  expect(limits).toMatchObject({
    COPIED_MS: 2000,
    COPY_ERROR_MS: 3000,
    FEEDBACK_AVATAR_PX: 48,
    PREFETCH_MARGIN_PX: 200,
    SIDEBAR_COLLAPSE_LEVEL: 1,
    SEARCH_BAR_HEIGHT_UNITS: 9,
    BYLINE_AVATAR_PX: 40,
    BYLINE_FULL_NAMES_MAX: 2,
    CONTRIBUTORS_SHOWN: 3,
    TOOLTIP_DELAY_MS: 700,
    MENU_TYPEAHEAD_RESET_MS: 1000,
    SUBMENU_OPEN_DELAY_MS: 100,
    MENU_POINTER_GRACE_MS: 300,
    IMAGE_QUALITY: 75,
    ZOOM_MIN_WINDOW_PX: 500,
    ZOOM_MAX_VIEWPORT: 0.9,
    FOCUS_TRAIL: 10,
    REPLAY_LOOKBACK_S: 10,
    TAP_SWIPE_PX: 30,
    PLAYER: {
      controlsHideMs: 2000,
      seekSeconds: 5,
      seekShiftSeconds: 10,
      seekButtonSeconds: 30,
      volumeStep: 0.05,
      volumeShiftStep: 0.1,
      rate: { min: 0.25, max: 2, step: 0.25 },
      liveEdgeToleranceSeconds: 10,
      minLiveDvrWindowSeconds: 60,
      audioBoost: { min: 0, max: 300, step: 25 },
      audioGains: [1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4],
      noSourceCode: 4,
    },
  });
});
