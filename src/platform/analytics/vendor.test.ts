import { PostHog } from 'posthog-js/dist/module.slim.no-external.js';
import { expect, it } from 'vitest';
import { REPLAY_LOOKBACK_S } from '../../site/limits.ts';

it('our session replay look-back is the default of the analytics library, 10 s', () => {
  const source = PostHog.prototype.get_session_replay_url.toString();
  expect(source).toMatch(new RegExp(`timestampLookBack[^;]*[?:]${REPLAY_LOOKBACK_S}\\b`));
});
