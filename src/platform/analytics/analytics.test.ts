import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getReplayUrl, startAnalytics, stopAnalytics, track } from './analytics.ts';
import { chatEvent, trackChat } from './chat-event.ts';
import { posthogConfig, withoutQueries } from './config.ts';

const posthog = vi.hoisted(() => ({
  __loaded: false,
  init: vi.fn(),
  capture: vi.fn(),
  opt_in_capturing: vi.fn(),
  opt_out_capturing: vi.fn(),
  get_session_replay_url: vi.fn(() => 'https://a.example/replay/1?t=5'),
}));
vi.mock('posthog-js/dist/module.slim.no-external.js', () => ({ posthog }));
vi.stubGlobal('window', new EventTarget());
vi.stubGlobal('document', new EventTarget());
vi.stubGlobal('location', { pathname: '/docs' });

const SETTINGS = { key: 'phc_1', host: 'https://a.example' };

const captured = () => posthog.capture.mock.calls.map(([event, properties]) => [event, properties]);

describe('analytics', () => {
  beforeEach(() => {
    stopAnalytics();
    vi.clearAllMocks();
  });
  it('drop events without consent', async () => {
    track('early', { a: 1 });
    trackChat({ type: 'message_submitted', messages: ['secret'] });
    expect(getReplayUrl()).toBeUndefined();
    await startAnalytics(SETTINGS);
    expect(captured()).toEqual([['$pageview', {}]]);
  });
  it('are initialised with a public key and a host from environment', async () => {
    await startAnalytics(SETTINGS);
    expect(posthog.init).toHaveBeenCalledWith('phc_1', expect.objectContaining({ api_host: 'https://a.example' }));
  });
  it('start only once', async () => {
    await Promise.all([startAnalytics(SETTINGS), startAnalytics(SETTINGS)]);
    await startAnalytics(SETTINGS);
    expect(posthog.init).toHaveBeenCalledTimes(1);
    expect(captured()).toEqual([['$pageview', {}]]);
  });
  it('forward chat interactions with the type and, for submitted messages, the last message content', async () => {
    await startAnalytics(SETTINGS);
    trackChat({ type: 'opened', messages: ['hello'] });
    trackChat({ type: 'message_submitted', messages: ['hello', 'how do I trace?'] });
    expect(captured().slice(1)).toEqual([
      ['chat_interaction', { type: 'opened' }],
      ['chat_interaction', { type: 'message_submitted', message: 'how do I trace?' }],
    ]);
    expect(chatEvent({ type: 'message_submitted', messages: [] })).toEqual({ type: 'message_submitted' });
  });
  it('look back 10 s into a session replay by default', async () => {
    await startAnalytics(SETTINGS);
    getReplayUrl();
    expect(posthog.get_session_replay_url).toHaveBeenCalledWith({ withTimestamp: true, timestampLookBack: 10 });
  });
  it('stop at once', async () => {
    await startAnalytics(SETTINGS);
    stopAnalytics();
    expect(posthog.opt_out_capturing).toHaveBeenCalledTimes(1);
    track('late');
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(captured()).toEqual([['$pageview', {}]]);
  });
  it('send what happened after consent while loading, and drop it if consent is withdrawn', async () => {
    const starting = startAnalytics(SETTINGS);
    track('early', { a: 1 });
    await starting;
    expect(captured()).toEqual([
      ['$pageview', {}],
      ['early', { a: 1 }],
    ]);
    stopAnalytics();
    void startAnalytics(SETTINGS);
    track('withdrawn');
    stopAnalytics();
    await startAnalytics(SETTINGS);
    expect(captured().map(([event]) => event)).toEqual(['$pageview', 'early', '$pageview']);
  });
  it('do not start if consent is withdrawn while they load', async () => {
    const starting = startAnalytics(SETTINGS);
    stopAnalytics();
    await starting;
    expect(posthog.init).not.toHaveBeenCalled();
    expect(captured()).toEqual([]);
  });
});

describe('posthogConfig', () => {
  it('captures nothing automatically, fetches nothing more, sets no cookie, and is silent until opted in', () =>
    expect(posthogConfig('https://a.example')).toMatchObject({
      persistence: 'localStorage',
      opt_out_capturing_by_default: true,
      autocapture: false,
      capture_pageview: false,
      disable_session_recording: true,
      disable_surveys: true,
      disable_external_dependency_loading: true,
      advanced_disable_flags: true,
    }));
  it('strips queries and fragments from URLs, and nothing else', () => {
    const event = {
      uuid: '1',
      event: '$pageview',
      properties: { $current_url: 'https://a.example/search?q=my+secret#x', title: 'What? This', n: 1 },
      $set_once: { $initial_current_url: 'https://a.example/?utm=1' },
    };
    expect(withoutQueries(event)).toEqual({
      uuid: '1',
      event: '$pageview',
      properties: { $current_url: 'https://a.example/search', title: 'What? This', n: 1 },
      $set_once: { $initial_current_url: 'https://a.example/' },
    });
    expect(withoutQueries(null)).toBeNull();
  });
});
