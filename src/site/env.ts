import { parseDigits } from '../lib/parse-digits.ts';
import { ASSISTANT_VARIABLES, type AssistantModelEnv, readAssistantModel } from './assistant-env.ts';
import { BRAND } from './brand.ts';

/** One environment variable: the README's table and `.env.example` are checked against this list. */
export interface EnvVariable {
  name: string;
  fallback: string;
  meaning: string;
}

/** Every environment variable the site reads. None is required. */
export const ENV_VARIABLES: readonly EnvVariable[] = [
  { name: 'PORT', fallback: '3000', meaning: 'Port the server listens on.' },
  {
    name: 'METRICS',
    fallback: 'off',
    meaning: '`on` serves metrics for Prometheus at `/metrics`. Let only your monitoring reach it.',
  },
  { name: 'HOST', fallback: '0.0.0.0', meaning: 'Address the server listens on.' },
  {
    name: 'SITE_URL',
    fallback: BRAND.siteUrl,
    meaning: 'Public URL of the site, used in canonical links. Once set, requests for another host get 421.',
  },
  { name: 'CLOUD_EU_URL', fallback: `https://cloud.${BRAND.domain}`, meaning: 'Cloud app of the EU region.' },
  { name: 'CLOUD_US_URL', fallback: `https://us.cloud.${BRAND.domain}`, meaning: 'Cloud app of the US region.' },
  {
    name: 'CLOUD_HIPAA_URL',
    fallback: `https://hipaa.cloud.${BRAND.domain}`,
    meaning: 'Cloud app of the HIPAA region.',
  },
  {
    name: 'LOG_LEVEL',
    fallback: 'info',
    meaning: '`info` logs each request as one JSON line, `error` only failures, `off` nothing.',
  },
  {
    name: 'OG_SECRET',
    fallback: '',
    meaning:
      'Signs the URLs of share cards. Empty: derived from `SITE_SECRET` or `DATABASE_URL`, or random at each start.',
  },
  {
    name: 'AVATAR_SOURCE_URL',
    fallback: '',
    meaning:
      'Code host, such as `https://github.com`, from which the server fetches pictures of contributors. Empty: none are fetched, and pages show initials.',
  },
  {
    name: 'TRUSTED_PROXIES',
    fallback: '',
    meaning:
      'IP addresses and ranges of proxies in front of the server, such as `10.0.0.0/8, ::1`. Only their `X-Forwarded-For` and continent headers are trusted.',
  },
  {
    name: 'ANALYTICS_KEY',
    fallback: '',
    meaning: "Public project key of PostHog. Turns on product analytics, with visitors' consent.",
  },
  {
    name: 'ANALYTICS_HOST',
    fallback: 'https://eu.i.posthog.com',
    meaning: 'Where product analytics are sent. The default is in the European Union.',
  },
  {
    name: 'CRM_SCRIPT_URL',
    fallback: '',
    meaning:
      "URL of a CRM tracker script that reads `_hsq`, such as HubSpot's. Turns on the tracker, with visitors' consent.",
  },
  {
    name: 'CRM_HOSTS',
    fallback: '',
    meaning:
      'Other origins that the CRM tracker sends to, such as `https://track.hubspot.com`. The Content-Security-Policy blocks the rest.',
  },
  {
    name: 'DATABASE_URL',
    fallback: '',
    meaning:
      'PostgreSQL database for feedback, such as `postgres://user:password@host/database`. Empty: an SQLite file.',
  },
  { name: 'DATA_DIR', fallback: 'data', meaning: 'Folder of the SQLite file.' },
  {
    name: 'DATA_MAX_MB',
    fallback: '512',
    meaning: 'Size limit of that folder in MB. When it is nearly full, feedback gets 503 and pages still work.',
  },
  {
    name: 'SITE_SECRET',
    fallback: '',
    meaning:
      "Signs forms and hashes visitors' IP addresses for rate limits. Empty: derived from `DATABASE_URL`, or random at each start.",
  },
  {
    name: 'FEEDBACK_WEBHOOK_URL',
    fallback: '',
    meaning: 'URL that receives each piece of feedback as JSON after it is stored, with retries until it returns 2xx.',
  },
  {
    name: 'FEEDBACK_WEBHOOK_SECRET',
    fallback: '',
    meaning: 'Signs webhook requests as Standard Webhooks describes.',
  },
  {
    name: 'GITHUB_REPOSITORY',
    fallback: BRAND.repository,
    meaning: 'Repository whose issues and discussions `npm run tool -- sync:github` takes a snapshot of.',
  },
  {
    name: 'GITHUB_TOKEN',
    fallback: '',
    meaning:
      "Token for `npm run tool -- sync:github`, with read access to issues and discussions. The server doesn't use it.",
  },
  {
    name: 'GITHUB_API_URL',
    fallback: 'https://api.github.com',
    meaning: 'API that `npm run tool -- sync:github` calls; for GitHub Enterprise Server, `https://<host>/api/v3`.',
  },
  ...ASSISTANT_VARIABLES,
  {
    name: 'SEARCH_READY_AFTER_MS',
    fallback: '500',
    meaning: 'Milliseconds after startup until the server opens the search index and prepares its first responses.',
  },
  {
    name: 'MAX_CONNECTIONS',
    fallback: '4000',
    meaning: 'Maximum number of open connections. The server refuses more.',
  },
  {
    name: 'SHUTDOWN_DRAIN_MS',
    fallback: '2000',
    meaning:
      'Milliseconds after SIGTERM during which the server still accepts requests while `/readyz` returns 503. Use more than two health check intervals of your load balancer.',
  },
  { name: 'SHUTDOWN_GRACE_MS', fallback: '10000', meaning: 'Milliseconds that open requests then have to finish.' },
];

/** The parsed environment. */
export interface SiteEnv {
  port: number;
  host: string;
  /** Whether `/metrics` is served. */
  metrics: boolean;
  siteUrl: string;
  /** Whether the operator set SITE_URL; requests for other hosts are then refused. */
  isSiteUrlSet: boolean;
  cloudUrls: { eu: string; us: string; hipaa: string };
  logLevel: 'info' | 'error' | 'off';
  /** Empty: share cards are unsigned. The server derives a secret at startup. */
  ogSecret: string;
  /** Empty: no pictures are fetched. */
  avatarSourceUrl: string;
  /** Validated when the server starts. */
  trustedProxies: string;
  /** Empty: product analytics are off. */
  analyticsKey: string;
  analyticsHost: string;
  /** Empty: no CRM tracker. */
  crmScriptUrl: string;
  crmHosts: readonly string[];
  /** Empty: SQLite. */
  databaseUrl: string;
  dataDir: string;
  dataMaxMb: number;
  siteSecret: string;
  /** Empty: none. */
  feedbackWebhook: { url: string; secret: string };
  /** For the snapshot of issues and discussions. */
  github: { repository: string; token: string; apiUrl: string };
  /** Undefined if answers are quoted. */
  assistantModel?: AssistantModelEnv | undefined;
  searchReadyAfterMs: number;
  maxConnections: number;
  shutdownDrainMs: number;
  shutdownGraceMs: number;
}

type RawEnv = Record<string, string | undefined>;

function wholeNumber(raw: RawEnv, name: string, min: number, max: number): number {
  const text = read(raw, name);
  const value = parseDigits(text);
  if (value === undefined || value < min || value > max) {
    throw new Error(`${name}=${text}: expected a whole number from ${min} to ${max}.`);
  }
  return value;
}

function httpUrl(raw: RawEnv, name: string, text = read(raw, name)): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new Error(`${name}=${text}: expected a URL such as https://example.com.`);
  }
  return text.replace(/\/+$/, '');
}

function httpUrls(raw: RawEnv, name: string): string[] {
  const listed = read(raw, name).split(/[\s,]+/);
  return listed.filter(Boolean).map((text) => httpUrl(raw, name, text));
}

function siteUrl(raw: RawEnv): string {
  const text = httpUrl(raw, 'SITE_URL');
  const { origin, username, password } = new URL(text);
  // A password must not appear in logs.
  if (username || password) throw new Error(`SITE_URL: expected a URL without a user and password, such as ${origin}.`);
  if (new URL(text).href === `${origin}/`) return text;
  throw new Error(`SITE_URL=${text}: the site can't be served below a path. Use a URL without one, such as ${origin}.`);
}

function onOrOff(raw: RawEnv, name: string): boolean {
  const text = read(raw, name);
  if (text === 'on' || text === 'off') return text === 'on';
  throw new Error(`${name}=${text}: expected on or off.`);
}

/** The error omits the value, which may contain a password. */
function databaseUrl(raw: RawEnv): string {
  const text = read(raw, 'DATABASE_URL');
  if (text && !(URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol)))
    throw new Error('DATABASE_URL: expected a URL such as postgres://user:password@host/database.');
  return text;
}

/** The error omits the value. Other characters would be left out when the key is decoded, perhaps all of them. */
function webhookSecret(raw: RawEnv): string {
  const text = read(raw, 'FEEDBACK_WEBHOOK_SECRET');
  if (text.startsWith('whsec_') && !/^whsec_[\w+/-]{2,}={0,2}$/.test(text))
    throw new Error('FEEDBACK_WEBHOOK_SECRET: expected base64 after whsec_.');
  return text;
}

function repositoryName(raw: RawEnv): string {
  const text = read(raw, 'GITHUB_REPOSITORY');
  if (!/^[\w.-]+\/[\w.-]+$/.test(text)) throw new Error(`GITHUB_REPOSITORY=${text}: expected owner/name.`);
  return text;
}

function read(raw: RawEnv, name: string): string {
  const fallback = ENV_VARIABLES.find((variable) => variable.name === name)?.fallback ?? '';
  return raw[name] || fallback;
}

function logLevel(raw: RawEnv): SiteEnv['logLevel'] {
  const text = read(raw, 'LOG_LEVEL');
  if (text === 'info' || text === 'error' || text === 'off') return text;
  throw new Error(`LOG_LEVEL=${text}: expected info, error or off.`);
}

/** Parses the environment. Throws a one-line error for an invalid value. */
export function readEnv(raw: RawEnv): SiteEnv {
  return {
    port: wholeNumber(raw, 'PORT', 0, 65535),
    host: read(raw, 'HOST'),
    metrics: onOrOff(raw, 'METRICS'),
    siteUrl: siteUrl(raw),
    isSiteUrlSet: Boolean(raw.SITE_URL),
    cloudUrls: {
      eu: httpUrl(raw, 'CLOUD_EU_URL'),
      us: httpUrl(raw, 'CLOUD_US_URL'),
      hipaa: httpUrl(raw, 'CLOUD_HIPAA_URL'),
    },
    logLevel: logLevel(raw),
    ogSecret: read(raw, 'OG_SECRET'),
    avatarSourceUrl: read(raw, 'AVATAR_SOURCE_URL') && httpUrl(raw, 'AVATAR_SOURCE_URL'),
    trustedProxies: read(raw, 'TRUSTED_PROXIES'),
    analyticsKey: read(raw, 'ANALYTICS_KEY'),
    analyticsHost: httpUrl(raw, 'ANALYTICS_HOST'),
    crmScriptUrl: read(raw, 'CRM_SCRIPT_URL') && httpUrl(raw, 'CRM_SCRIPT_URL'),
    crmHosts: httpUrls(raw, 'CRM_HOSTS'),
    databaseUrl: databaseUrl(raw),
    dataDir: read(raw, 'DATA_DIR'),
    dataMaxMb: wholeNumber(raw, 'DATA_MAX_MB', 1, 1_000_000),
    siteSecret: read(raw, 'SITE_SECRET'),
    feedbackWebhook: {
      url: read(raw, 'FEEDBACK_WEBHOOK_URL') && httpUrl(raw, 'FEEDBACK_WEBHOOK_URL'),
      secret: webhookSecret(raw),
    },
    github: {
      repository: repositoryName(raw),
      token: read(raw, 'GITHUB_TOKEN'),
      apiUrl: httpUrl(raw, 'GITHUB_API_URL'),
    },
    assistantModel: readAssistantModel((name) => read(raw, name)),
    searchReadyAfterMs: wholeNumber(raw, 'SEARCH_READY_AFTER_MS', 0, 3_600_000),
    maxConnections: wholeNumber(raw, 'MAX_CONNECTIONS', 1, 1_000_000),
    shutdownDrainMs: wholeNumber(raw, 'SHUTDOWN_DRAIN_MS', 0, 600_000),
    shutdownGraceMs: wholeNumber(raw, 'SHUTDOWN_GRACE_MS', 0, 600_000),
  };
}
