import type { Store, Stored } from '../platform/store/store.ts';
import type { SiteEnv } from '../site/env.ts';
import type { Site } from '../source/site.ts';

/** What the server says at its start: pages, and which optional parts are on. */
export function switchedOn(env: SiteEnv, site: Site, store: Store, opened: Stored<void>): string[] {
  const database = `${store.kind === 'sqlite' ? 'SQLite' : 'PostgreSQL'}, ${store.place}`;
  const { assistantModel } = env;
  const away = opened.ok ? '' : ` cannot be opened: ${opened.error.reason}; feedback answers 503 until it can`;
  return [
    `  pages      ${site.pages.size + site.coded.size}`,
    `  store      ${database}${away}`,
    `  webhook    ${env.feedbackWebhook.url ? 'on' : 'off'}`,
    `  provider   ${assistantModel ? `${assistantModel.provider}, ${assistantModel.model}` : 'off, answers are quoted'}`,
    `  analytics  ${env.analyticsKey ? `${env.analyticsHost}, after consent` : 'off'}`,
    `  crm        ${env.crmScriptUrl ? `${env.crmScriptUrl}, after consent` : 'off'}`,
    `  logs       ${env.logLevel}`,
  ];
}
