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
      'Signs the URLs of share cards. Empty: derived from `SITE_SECRET` or `DATABASE_URL`, else a new one at each start.',
  },
  {
    name: 'AVATAR_SOURCE_URL',
    fallback: '',
    meaning:
      'Code host, such as `https://github.com`, from which the server fetches pictures of contributors. Empty: none are fetched, and initials stand in their place.',
  },
  {
    name: 'TRUSTED_PROXIES',
    fallback: '',
    meaning:
      "Addresses and ranges of proxies in front of the server, such as `10.0.0.0/8, ::1`: their `X-Forwarded-For` and continent headers are believed, nobody else's.",
  },
  {
    name: 'ANALYTICS_KEY',
    fallback: '',
    meaning: 'Public project key of PostHog. Set, it switches product analytics on: visitors are asked first.',
  },
  {
    name: 'ANALYTICS_HOST',
    fallback: 'https://eu.i.posthog.com',
    meaning: 'Where product analytics are sent. The default is in the European Union.',
  },
  {
    name: 'CRM_SCRIPT_URL',
    fallback: '',
    meaning: 'Script of a CRM tracker that reads `_hsq`, such as that of HubSpot. Set, visitors are asked first.',
  },
  {
    name: 'CRM_HOSTS',
    fallback: '',
    meaning:
      'Further addresses that the CRM tracker sends to, such as `https://track.hubspot.com`; the policy lets no others through.',
  },
  {
    name: 'DATABASE_URL',
    fallback: '',
    meaning: 'PostgreSQL that keeps feedback, such as `postgres://user:password@host/database`. Empty: an SQLite file.',
  },
  { name: 'DATA_DIR', fallback: 'data', meaning: 'Folder of the SQLite file.' },
  {
    name: 'DATA_MAX_MB',
    fallback: '512',
    meaning: 'What that folder may hold. Nearly full, feedback is refused with 503 and the site goes on.',
  },
  {
    name: 'SITE_SECRET',
    fallback: '',
    meaning:
      "Signs forms and hides visitors' addresses in rate limits. Empty: derived from `DATABASE_URL`, else a new one at each start.",
  },
  {
    name: 'FEEDBACK_WEBHOOK_URL',
    fallback: '',
    meaning: 'Gets each piece of feedback as JSON after it is stored, and again until it answers with 2xx.',
  },
  {
    name: 'FEEDBACK_WEBHOOK_SECRET',
    fallback: '',
    meaning: 'Signs what the webhook gets, in the way of Standard Webhooks.',
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
      'Token for `npm run tool -- sync:github`; reading issues and discussions is all it must allow. The server needs none.',
  },
  {
    name: 'GITHUB_API_URL',
    fallback: 'https://api.github.com',
    meaning: 'API that `npm run tool -- sync:github` asks; with GitHub Enterprise Server, `https://<host>/api/v3`.',
  },
  ...ASSISTANT_VARIABLES,
  {
    name: 'SEARCH_READY_AFTER_MS',
    fallback: '500',
    meaning:
      'How long after its start the server opens the search index and prepares its first responses, in milliseconds.',
  },
  {
    name: 'MAX_CONNECTIONS',
    fallback: '4000',
    meaning: 'Most connections at the same time. Further ones are refused.',
  },
  {
    name: 'SHUTDOWN_DRAIN_MS',
    fallback: '2000',
    meaning:
      'How long the server still takes requests after SIGTERM while `/readyz` responds with 503. Set it to more than two health check intervals of your load balancer.',
  },
  { name: 'SHUTDOWN_GRACE_MS', fallback: '10000', meaning: 'How long open requests may take to finish after that.' },
];

/** The environment as the site uses it. */
export interface SiteEnv {
  port: number;
  host: string;
  /** True where `/metrics` is served. */
  metrics: boolean;
  siteUrl: string;
  /** True where the operator set SITE_URL: requests for other hosts are refused then. */
  isSiteUrlSet: boolean;
  cloudUrls: { eu: string; us: string; hipaa: string };
  logLevel: 'info' | 'error' | 'off';
  /** Empty: no card is signed. The server derives one at its start. */
  ogSecret: string;
  /** Empty where no pictures are fetched. */
  avatarSourceUrl: string;
  /** Checked when the server is put together. */
  trustedProxies: string;
  /** Empty where product analytics are off. */
  analyticsKey: string;
  analyticsHost: string;
  /** Empty where there is no CRM tracker. */
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
  /** Absent where answers are quoted. */
  assistantModel?: AssistantModelEnv | undefined;
  searchReadyAfterMs: number;
  maxConnections: number;
  shutdownDrainMs: number;
  shutdownGraceMs: number;
}

type RawEnv = Record<string, string | undefined>;

function wholeNumber(raw: RawEnv, name: string, min: number, max: number): number {
  const text = read(raw, name);
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new Error(`${name}=${text}: expected a whole number from ${min} to ${max}.`);
  }
  return value;
}

function httpUrl(raw: RawEnv, name: string, text = read(raw, name)): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new Error(`${name}=${text}: expected an address such as https://example.com.`);
  }
  return text.replace(/\/+$/, '');
}

function httpUrls(raw: RawEnv, name: string): string[] {
  const listed = read(raw, name).split(/[\s,]+/);
  return listed.filter(Boolean).map((text) => httpUrl(raw, name, text));
}

function siteUrl(raw: RawEnv): string {
  const text = httpUrl(raw, 'SITE_URL');
  const { origin } = new URL(text);
  if (new URL(text).href === `${origin}/`) return text;
  throw new Error(`SITE_URL=${text}: this site cannot be served below a path. Give it a host, such as ${origin}.`);
}

function onOrOff(raw: RawEnv, name: string): boolean {
  const text = read(raw, name);
  if (text === 'on' || text === 'off') return text === 'on';
  throw new Error(`${name}=${text}: expected on or off.`);
}

/** Never repeats the value, which may hold a password. */
function databaseUrl(raw: RawEnv): string {
  const text = read(raw, 'DATABASE_URL');
  if (text && !(URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol)))
    throw new Error('DATABASE_URL: expected an address such as postgres://user:password@host/database.');
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

/** Reads the environment; a value that cannot be used throws one clear line. */
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
      secret: read(raw, 'FEEDBACK_WEBHOOK_SECRET'),
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
