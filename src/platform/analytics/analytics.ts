import type { PostHog } from 'posthog-js/dist/module.slim.no-external.js';
import { REPLAY_LOOKBACK_S } from '../../site/limits.ts';
import type { Tools } from '../../site/tools.ts';
import { onPageView } from '../page-views.ts';
import { posthogConfig } from './config.ts';

type Settings = NonNullable<Tools['analytics']>;

/** What an event carries. */
export type EventProperties = Readonly<Record<string, string | number | boolean>>;

let isEnabled = false;
let client: PostHog | undefined;
/** Events after consent while the library was loading. */
let queuedEvents: [event: string, properties: EventProperties][] = [];
let stopPageViews = () => {};

/** Starts product analytics: to be called after consent. The current page is counted, and each one shown after it. */
export async function startAnalytics({ key, host }: Settings): Promise<void> {
  if (isEnabled) return;
  isEnabled = true;
  const { posthog } = await import('posthog-js/dist/module.slim.no-external.js');
  // The visitor may have changed their mind while it was loading.
  if (!isEnabled || client) return;
  if (!posthog.__loaded) posthog.init(key, posthogConfig(host));
  posthog.opt_in_capturing({ captureEventName: false });
  client = posthog;
  stopPageViews = onPageView(() => track('$pageview'));
  for (const [event, properties] of queuedEvents.splice(0)) track(event, properties);
}

/** Stops product analytics immediately: captures and stores nothing more. Returns false, because nothing keeps running. */
export function stopAnalytics(): false {
  isEnabled = false;
  queuedEvents = [];
  stopPageViews();
  client?.opt_out_capturing();
  client = undefined;
  return false;
}

/** Sends an event to product analytics; without consent it is dropped. */
export function track(event: string, properties: EventProperties = {}): void {
  // Sent immediately, so that a withdrawal of consent has no queue to clear.
  if (client) client.capture(event, properties, { send_instantly: true });
  else if (isEnabled) queuedEvents.push([event, properties]);
}

/** Returns the URL of the session replay, shortly before the current moment, if recording is on. */
export function getReplayUrl(): string | undefined {
  return client?.get_session_replay_url({ withTimestamp: true, timestampLookBack: REPLAY_LOOKBACK_S });
}
