import type { RunningFeature } from '../http/feature.ts';
import type { Store, StoreResult } from '../platform/store/store.ts';
import type { SiteEnv } from '../site/env.ts';
import type { Site } from '../source/site.ts';

/** What the server was created from. */
export interface StartupInfo {
  env: SiteEnv;
  site: Site;
  store: Store;
  features: readonly Pick<RunningFeature, 'summary'>[];
}

/** Returns what the server prints at startup: pages, and which optional parts are on. */
export function getStartupSummary({ env, site, store, features }: StartupInfo, opened: StoreResult<void>): string[] {
  const database = `${store.kind === 'sqlite' ? 'SQLite' : 'PostgreSQL'}, ${store.place}`;
  const unavailable = opened.ok
    ? ''
    : ` cannot be opened: ${opened.error.reason}; what needs it responds with 503 until it can`;
  return [
    `  pages      ${site.pages.size + site.coded.size}`,
    `  store      ${database}${unavailable}`,
    ...features.flatMap(({ summary = [] }) => summary).map(([label, value]) => `  ${label.padEnd(11)}${value}`),
    `  analytics  ${env.analyticsKey ? `${env.analyticsHost}, after consent` : 'off'}`,
    `  crm        ${env.crmScriptUrl ? `${env.crmScriptUrl}, after consent` : 'off'}`,
    `  logs       ${env.logLevel}`,
  ];
}
