import { SEARCH_HASHED_FOLDER, SEARCH_INDEX_PATH } from '../../site/search.ts';
import { type PolicyEnv, SPECULATION_RULES_PATH, securityHeadersFor } from '../headers.ts';
import { SVG_POLICY } from '../svg-policy.ts';

/** Header names with their values; an empty value means that the header is absent. */
export type Headers = Readonly<Record<string, string>>;

/** Headers of all files whose path matches. `{1}` in a value is the first group of the pattern. */
export interface HeaderRule {
  /** A regular expression that JavaScript, PCRE and RE2 read the same way. */
  pattern: string;
  headers: Headers;
}

const IMMUTABLE = 'public, max-age=31536000, immutable';
const ONE_HOUR = 'public, max-age=3600, must-revalidate';
const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Returns rules for groups of files; if several match, the last one wins. */
export function headerRules(env: PolicyEnv & { siteUrl: string }): HeaderRule[] {
  return [
    { pattern: '', headers: securityHeadersFor(env) },
    // Not the default, because redirects have no extension.
    { pattern: '\\.[a-z0-9]+$', headers: { 'Cache-Control': ONE_HOUR } },
    {
      pattern: '^(/.*)\\.html$',
      headers: {
        'Cache-Control': REVALIDATE,
        'Speculation-Rules': `"${SPECULATION_RULES_PATH}"`,
        Link: '<{1}.md>; rel="alternate"; type="text/markdown"',
      },
    },
    {
      pattern: '^(/.*)\\.md$',
      headers: {
        'Cache-Control': REVALIDATE,
        'X-Robots-Tag': 'noindex',
        Link: `<${env.siteUrl}{1}>; rel="canonical"`,
      },
    },
    {
      pattern: '^/.*/([^/]+\\.ipynb)$',
      headers: { 'Cache-Control': REVALIDATE, 'Content-Disposition': 'attachment; filename="{1}"' },
    },
    { pattern: '\\.svg$', headers: { 'Content-Security-Policy': SVG_POLICY } },
    { pattern: '^/assets/', headers: { 'Cache-Control': IMMUTABLE } },
    { pattern: `^${SEARCH_INDEX_PATH}${SEARCH_HASHED_FOLDER}`, headers: { 'Cache-Control': IMMUTABLE } },
  ];
}

/** Returns the headers of a file by the rules. */
export function getFileHeaders(file: string, rules: readonly HeaderRule[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const rule of rules) {
    const match = getExpression(rule).exec(file);
    if (!match) continue;
    for (const [name, value] of Object.entries(rule.headers))
      headers[name] = value.replace('{1}', () => match[1] ?? '');
  }
  return headers;
}

const expressions = new WeakMap<HeaderRule, RegExp>();

/** Returns the pattern of a rule, compiled once. */
function getExpression(rule: HeaderRule): RegExp {
  const expression = expressions.get(rule) ?? new RegExp(rule.pattern);
  expressions.set(rule, expression);
  return expression;
}
