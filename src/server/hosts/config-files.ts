import type { SiteEnv } from '../../site/env.ts';
import type { Site } from '../../source/site.ts';
import { notebookHeaders } from '../outputs/notebook-files.ts';
import { caddyFile } from './caddy.ts';
import { headersFile, redirectsFile } from './host-files.ts';
import { nginxFile } from './nginx.ts';
import { folderFile } from './page-file.ts';
import { renderRedirectPage } from './redirect-page.ts';
import { hostHeaders, type ServedFiles } from './served-headers.ts';

export interface ConfigInput {
  site: Site;
  env: SiteEnv;
  served: ServedFiles;
  /** True on Netlify, which otherwise ignores redirects from paths with a file. */
  forceRedirects: boolean;
}

/** Creates the files that make a host respond like the server. Names with an underscore are for hosts only. */
export function configFiles({ site, env, served, forceRedirects }: ConfigInput): [name: string, text: string][] {
  const headers = hostHeaders(served.rules, served.files);
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
