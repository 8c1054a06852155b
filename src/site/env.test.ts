import { describe, expect, it } from 'vitest';
import { BRAND } from './brand.ts';
import { ENV_VARIABLES, readEnv } from './env.ts';
import { regionUrl } from './region-url.ts';
import { REGIONS } from './regions.ts';

describe('readEnv', () => {
  it('requires nothing', () =>
    expect(readEnv({})).toEqual({
      port: 3000,
      host: '0.0.0.0',
      metrics: false,
      siteUrl: BRAND.siteUrl,
      isSiteUrlSet: false,
      cloudUrls: Object.fromEntries(REGIONS.map((region) => [region.id, regionUrl(region)])),
      logLevel: 'info',
      ogSecret: '',
      avatarSourceUrl: '',
      trustedProxies: '',
      analyticsKey: '',
      analyticsHost: 'https://eu.i.posthog.com',
      crmScriptUrl: '',
      crmHosts: [],
      databaseUrl: '',
      dataDir: 'data',
      dataMaxMb: 512,
      siteSecret: '',
      feedbackWebhook: { url: '', secret: '' },
      github: { repository: BRAND.repository, token: '', apiUrl: 'https://api.github.com' },
      searchReadyAfterMs: 500,
      maxConnections: 4000,
      shutdownDrainMs: 2000,
      shutdownGraceMs: 10_000,
    }));
  it('treats an empty value as unset', () => expect(readEnv({ PORT: '', LOG_LEVEL: '' })).toEqual(readEnv({})));
  it('uses every variable of the table, and no other', () => {
    const readNames = new Set<string>();
    readEnv(new Proxy({}, { get: (_, name) => void readNames.add(String(name)) }));
    expect([...readNames].sort()).toEqual(ENV_VARIABLES.map(({ name }) => name).sort());
  });
  it.each(['', 'any text', 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'whsec_bWFpbg==', 'whsec_bWFpbg'])(
    'takes a webhook secret as plain text or as base64 after whsec_: %j',
    (secret) => expect(readEnv({ FEEDBACK_WEBHOOK_SECRET: secret }).feedbackWebhook.secret).toBe(secret),
  );
  it('removes trailing slashes from a URL', () =>
    expect(readEnv({ SITE_URL: 'http://localhost:3000//' }).siteUrl).toBe('http://localhost:3000'));
  it('takes analytics and the CRM tracker from the environment, with a host in the EU as the default', () => {
    expect(readEnv({ ANALYTICS_KEY: 'phc_1' })).toMatchObject({
      analyticsKey: 'phc_1',
      analyticsHost: 'https://eu.i.posthog.com',
    });
    expect(
      readEnv({
        ANALYTICS_HOST: 'https://t.example/',
        CRM_SCRIPT_URL: 'https://crm.example/1.js',
        CRM_HOSTS: 'https://a.example/, https://b.example',
      }),
    ).toMatchObject({
      analyticsHost: 'https://t.example',
      crmScriptUrl: 'https://crm.example/1.js',
      crmHosts: ['https://a.example', 'https://b.example'],
    });
  });
  it.each([
    [{ CRM_SCRIPT_URL: '//crm.example' }, 'CRM_SCRIPT_URL=//crm.example: expected a URL such as https://example.com.'],
    [{ CRM_HOSTS: 'https://a.b c' }, 'CRM_HOSTS=c: expected a URL such as https://example.com.'],
    [{ GITHUB_REPOSITORY: 'sightglass' }, 'GITHUB_REPOSITORY=sightglass: expected owner/name.'],
    [{ PORT: 'http' }, 'PORT=http: expected a whole number from 0 to 65535.'],
    [{ PORT: '65536' }, 'PORT=65536: expected a whole number from 0 to 65535.'],
    [{ PORT: '-1' }, 'PORT=-1: expected a whole number from 0 to 65535.'],
    [{ PORT: '1.5' }, 'PORT=1.5: expected a whole number from 0 to 65535.'],
    [{ PORT: ' ' }, 'PORT= : expected a whole number from 0 to 65535.'],
    [{ PORT: '0x1000' }, 'PORT=0x1000: expected a whole number from 0 to 65535.'],
    [{ SHUTDOWN_DRAIN_MS: '1e3' }, 'SHUTDOWN_DRAIN_MS=1e3: expected a whole number from 0 to 600000.'],
    [{ ASSISTANT_DAILY_TOKENS: ' ' }, 'ASSISTANT_DAILY_TOKENS= : expected a whole number.'],
    [{ FEEDBACK_WEBHOOK_SECRET: 'whsec_' }, 'FEEDBACK_WEBHOOK_SECRET: expected base64 after whsec_.'],
    [{ FEEDBACK_WEBHOOK_SECRET: 'whsec_!!' }, 'FEEDBACK_WEBHOOK_SECRET: expected base64 after whsec_.'],
    [{ SEARCH_READY_AFTER_MS: '-1' }, 'SEARCH_READY_AFTER_MS=-1: expected a whole number from 0 to 3600000.'],
    [{ SHUTDOWN_GRACE_MS: '1s' }, 'SHUTDOWN_GRACE_MS=1s: expected a whole number from 0 to 600000.'],
    [{ SITE_URL: 'sightglass.example' }, 'SITE_URL=sightglass.example: expected a URL such as https://example.com.'],
    [{ CLOUD_US_URL: 'ftp://a.b' }, 'CLOUD_US_URL=ftp://a.b: expected a URL such as https://example.com.'],
    [{ AVATAR_SOURCE_URL: 'on' }, 'AVATAR_SOURCE_URL=on: expected a URL such as https://example.com.'],
    [
      { DATABASE_URL: 'mysql://me:secret@host/db' },
      'DATABASE_URL: expected a URL such as postgres://user:password@host/database.',
    ],
    [{ DATA_MAX_MB: '0' }, 'DATA_MAX_MB=0: expected a whole number from 1 to 1000000.'],
    [{ FEEDBACK_WEBHOOK_URL: 'hooks' }, 'FEEDBACK_WEBHOOK_URL=hooks: expected a URL such as https://example.com.'],
    [{ LOG_LEVEL: 'debug' }, 'LOG_LEVEL=debug: expected info, error or off.'],
  ])('explains %o in one line', (raw, message) => expect(() => readEnv(raw)).toThrow(new Error(message)));
});

describe('a public URL', () => {
  it.each(['https://ex.com/sub', 'https://ex.com/?a=1', 'https://ex.com/#x'])(
    'is refused if it is more than an origin: %s',
    (SITE_URL) => expect(() => readEnv({ SITE_URL })).toThrow("can't be served below a path"),
  );
  it('is refused with a password, which the message leaves out', () =>
    expect(() => readEnv({ SITE_URL: 'https://user:pw@ex.com' })).toThrow(
      new Error('SITE_URL: expected a URL without a user and password, such as https://ex.com.'),
    ));
  it('may end with a slash', () => expect(readEnv({ SITE_URL: 'https://ex.com/' }).siteUrl).toBe('https://ex.com'));
});

it('metrics are enabled by name', () => {
  expect(readEnv({ METRICS: 'on' }).metrics).toBe(true);
  expect(() => readEnv({ METRICS: 'yes' })).toThrow('METRICS=yes: expected on or off.');
});
