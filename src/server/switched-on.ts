import type { SiteEnv } from '../site/env.ts';
import type { Site } from '../source/site.ts';

/** What the server says at its start: pages, and which optional parts are on. */
export function switchedOn(env: SiteEnv, site: Site): string[] {
  return [
    `  pages      ${site.pages.size + site.coded.size}`,
    '  store      off (no page stores anything yet)',
    '  provider   off (no page asks a language model yet)',
    `  analytics  ${env.analyticsKey ? `${env.analyticsHost}, after consent` : 'off'}`,
    `  crm        ${env.crmScriptUrl ? `${env.crmScriptUrl}, after consent` : 'off'}`,
    `  logs       ${env.logLevel}`,
  ];
}
