import { describe, expect, it } from 'vitest';
import { ANNOUNCEMENT } from './announcement.ts';
import { readEnv } from './env.ts';
import { LANGUAGE_KEY } from './synced-tabs.ts';
import { CONSENT_KEY, getCategories, getTools, TOOL_KEYS } from './tools.ts';

describe('getTools', () => {
  it('returns nothing without configuration: a host alone enables nothing', () => {
    expect(getTools(readEnv({}))).toBeUndefined();
    expect(getTools(readEnv({ ANALYTICS_HOST: 'https://a.example', CRM_HOSTS: 'https://b.example' }))).toBeUndefined();
  });
  it('returns configured tools', () => {
    const both = getTools(readEnv({ ANALYTICS_KEY: 'k', CRM_SCRIPT_URL: 'https://c.example/1.js' }));
    expect(both).toEqual({
      analytics: { key: 'k', host: 'https://eu.i.posthog.com' },
      marketing: { script: 'https://c.example/1.js' },
    });
    expect(getCategories(both ?? {})).toEqual(['analytics', 'marketing']);
    expect(getCategories(getTools(readEnv({ ANALYTICS_KEY: 'k' })) ?? {})).toEqual(['analytics']);
  });
});

describe('TOOL_KEYS', () => {
  it.each(['ph_phc_1_posthog', 'ph_phc_1_window_id', '__ph_opt_in_out_phc_1'])('%s belongs to analytics', (key) =>
    expect(TOOL_KEYS.analytics.test(key)).toBe(true),
  );
  it.each(['__hstc', '__hssc', '__hssrc', 'hubspotutk', 'hs_ab_test', 'messagesUtk'])('%s belongs to the CRM', (key) =>
    expect(TOOL_KEYS.marketing.test(key)).toBe(true),
  );
  it.each([CONSENT_KEY, ANNOUNCEMENT.key, LANGUAGE_KEY, 'theme'])('%s belongs to neither', (key) =>
    expect(Object.values(TOOL_KEYS).some((pattern) => pattern.test(key))).toBe(false),
  );
});
