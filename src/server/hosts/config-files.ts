import type { SiteEnv } from '../../site/env.ts';
import type { Site } from '../../source/site.ts';
import { notebookHeaders } from '../outputs/notebook-files.ts';
import { caddyFile } from './caddy.ts';
import type { HeaderRule } from './header-rules.ts';
import { headersFile, redirectsFile } from './host-files.ts';
import { nginxFile } from './nginx.ts';
import { folderFile } from './page-file.ts';
import { renderRedirectPage } from './redirect-page.ts';
import { type FileHeaders, hostHeaders } from './served-headers.ts';

/** What the files for hosts are made from. */
export interface ConfigInput {
  site: Site;
  env: SiteEnv;
  rules: readonly HeaderRule[];
  served: readonly FileHeaders[];
  /** True on Netlify, which needs a mark on redirects from paths where a file lies. */
  forceRedirects: boolean;
}

/** The files that make a host respond as the server does, by name. An underscore in front: for hosts, not for visitors. */
export function configFiles({ site, env, rules, served, forceRedirects }: ConfigInput): [name: string, text: string][] {
  const headers = hostHeaders(rules, served);
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
