import type { SiteEnv } from '../../site/env.ts';
import type { Site } from '../../source/site.ts';
import { notebookHeaders } from '../outputs/notebook-files.ts';
import { caddyFile } from './caddy.ts';
import { headerRules } from './header-rules.ts';
import { headersFile, redirectsFile } from './host-files.ts';
import { nginxFile } from './nginx.ts';
import { folderFile } from './page-file.ts';
import { renderRedirectPage } from './redirect-page.ts';
import { hostHeaders, type ServedFile } from './served-headers.ts';

/** What the files for hosts are made from. */
export interface ConfigInput {
  site: Site;
  env: SiteEnv;
  served: readonly ServedFile[];
  /** True on Netlify, which needs a flag on redirects from paths where a file exists. */
  forceRedirects: boolean;
}

/** Returns files by name that make a host respond like the server. Names with an underscore are for hosts, not for visitors. */
export function configFiles({ site, env, served, forceRedirects }: ConfigInput): [name: string, text: string][] {
  const headers = hostHeaders(headerRules(env), served);
  return [
    ['_headers', headersFile(env, notebookHeaders(site))],
    ['_redirects', redirectsFile(site.redirects, { force: forceRedirects })],
    ['_nginx.conf', nginxFile(headers, site.redirects)],
    ['_Caddyfile', caddyFile(headers, site.redirects)],
    ...[...site.redirects].map(([from, { to }]): [string, string] => [
      folderFile(from),
      renderRedirectPage(to, env.siteUrl),
    ]),
  ];
}
