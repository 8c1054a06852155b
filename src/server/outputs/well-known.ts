import { createHash } from 'node:crypto';
import { WELL_KNOWN_PAGES } from '../../site/agents.ts';
import { BRAND } from '../../site/brand.ts';
import type { SiteEnv } from '../../site/env.ts';
import { LOCALES } from '../../site/locales.ts';
import { markdownPath } from '../../source/page-markdown.ts';

/** Path of the catalogue of APIs. */
export const API_CATALOG = '/.well-known/api-catalog';
/** Media type of a linkset, as RFC 9727 requires. */
export const API_CATALOG_TYPE = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

/** Paths of the OpenAPI file of the public API. */
export const OPENAPI = { yaml: '/openapi.yaml', json: '/openapi.json' } as const;
/** Media types of OpenAPI files. */
export const OPENAPI_TYPES: Readonly<Record<string, string>> = {
  [OPENAPI.yaml]: 'application/openapi+yaml',
  [OPENAPI.json]: 'application/openapi+json',
};

type HasPage = (path: string) => boolean;

/** Formats `security.txt` (RFC 9116). It expires a year after the first day of this month, so that it stays the same for a month. */
export function securityText(siteUrl: string, now: Date, has: HasPage): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), 1));
  return [
    `Contact: mailto:${BRAND.securityEmail}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    `Preferred-Languages: ${LOCALES[0].lang}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    ...(has(WELL_KNOWN_PAGES.disclosure) ? [`Policy: ${siteUrl}${WELL_KNOWN_PAGES.disclosure}`] : []),
    '',
  ].join('\n');
}

/** Lists the public APIs and their descriptions (RFC 9727), one entry per cloud region. */
export function apiCatalog(
  { siteUrl, cloudUrls }: Pick<SiteEnv, 'siteUrl' | 'cloudUrls'>,
  has: HasPage,
  hasContract = false,
): string {
  const doc = WELL_KNOWN_PAGES.api;
  const contract = hasContract
    ? {
        'service-desc': [
          { href: `${siteUrl}${OPENAPI.yaml}`, type: OPENAPI_TYPES[OPENAPI.yaml] },
          { href: `${siteUrl}${OPENAPI.json}`, type: OPENAPI_TYPES[OPENAPI.json] },
        ],
      }
    : {};
  const described = has(doc)
    ? {
        'service-doc': [
          { href: `${siteUrl}${doc}`, type: 'text/html' },
          { href: `${siteUrl}${markdownPath(doc)}`, type: 'text/markdown' },
        ],
      }
    : {};
  const linkset = Object.values(cloudUrls).map((url) => ({ anchor: `${url}/api/public`, ...contract, ...described }));
  return `${JSON.stringify({ linkset }, null, 1)}\n`;
}

/** Lists the site's skill for agents, with its hash. */
export function skillsIndex(skill: string, siteUrl: string): string {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(skill)?.[1] ?? '';
  const index = {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [
      {
        name: field('name'),
        type: 'skill-md',
        description: field('description'),
        url: `${siteUrl}/skill.md`,
        digest: `sha256:${createHash('sha256').update(skill).digest('hex')}`,
      },
    ],
  };
  return `${JSON.stringify(index, null, 1)}\n`;
}

/** Formats the skill with absolute links. */
export function skillText(source: string, siteUrl: string): string {
  return source.replaceAll('](/', `](${siteUrl}/`);
}
