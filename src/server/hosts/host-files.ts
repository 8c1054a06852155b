import { SEARCH_HASHED_FOLDER, SEARCH_INDEX_PATH } from '../../site/search.ts';
import { markdownPath } from '../../source/page-markdown.ts';
import type { RedirectTable } from '../../source/redirects.ts';
import { type PolicyEnv, SPECULATION_RULES_PATH, securityHeadersFor } from '../headers.ts';
import { API_CATALOG, API_CATALOG_TYPE } from '../outputs/well-known.ts';
import { getRedirectTarget } from '../redirect-target.ts';

const IMMUTABLE = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** Formats the headers of the server for static hosts. */
export function headersFile(env: PolicyEnv, files: readonly [path: string, Record<string, string>][] = []): string {
  const all = { ...securityHeadersFor(env), 'Speculation-Rules': `"${SPECULATION_RULES_PATH}"` };
  const lines = (headers: Record<string, string>) =>
    Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [
    '/*',
    ...lines(all),
    ...['/assets/*', `${SEARCH_INDEX_PATH}${SEARCH_HASHED_FOLDER}*`].flatMap((files) => [files, ...lines(IMMUTABLE)]),
    SPECULATION_RULES_PATH,
    ...lines({ 'Content-Type': 'application/speculationrules+json' }),
    ...files.flatMap(([path, headers]) => [path, ...lines(headers)]),
    API_CATALOG,
    ...lines({ 'Content-Type': API_CATALOG_TYPE }),
    '',
  ].join('\n');
}

/** Formats redirects of pages and their Markdown for static hosts; `force` is for Netlify, where files take precedence over redirects without it. */
export function redirectsFile(redirects: RedirectTable, { force = false } = {}): string {
  return [...redirects]
    .flatMap(([from, { to, permanent }]) => {
      const status = `${permanent ? 308 : 307}${force ? '!' : ''}`;
      return [
        `${from} ${to} ${status}\n`,
        ...(to.startsWith('/') ? [`${markdownPath(from)} ${getRedirectTarget(to, '', true)} ${status}\n`] : []),
      ];
    })
    .join('');
}
