import type { CaptureResult, PostHogConfig } from 'posthog-js/dist/module.slim.no-external.js';

const ABSOLUTE_URL = /^https?:\/\//;

/** Removes query and fragment from every URL in an event, because searches are private. */
export function withoutQueries(event: CaptureResult | null): CaptureResult | null {
  if (!event) return null;
  const stripQueries = (values: Record<string, unknown> | undefined) =>
    values &&
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'string' && ABSOLUTE_URL.test(value) ? value.replace(/[?#].*$/s, '') : value,
      ]),
    );
  return {
    ...event,
    properties: stripQueries(event.properties) ?? {},
    ...(event.$set && { $set: stripQueries(event.$set) }),
    ...(event.$set_once && { $set_once: stripQueries(event.$set_once) }),
  };
}

/** Configuration of posthog-js: stores its identifier in local storage, sets no cookies, requests no flags and captures only explicit events. */
export function posthogConfig(host: string): Partial<PostHogConfig> {
  return {
    api_host: host,
    persistence: 'localStorage',
    person_profiles: 'identified_only',
    // Opted out by default: without its storage entry, which a withdrawal removes, it sends nothing.
    opt_out_capturing_by_default: true,
    opt_out_persistence_by_default: true,
    autocapture: false,
    rageclick: false,
    capture_pageview: false,
    capture_pageleave: false,
    capture_performance: false,
    capture_exceptions: false,
    capture_heatmaps: false,
    capture_dead_clicks: false,
    disable_session_recording: true,
    disable_surveys: true,
    disable_external_dependency_loading: true,
    advanced_disable_flags: true,
    before_send: withoutQueries,
  };
}
