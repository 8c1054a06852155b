import { textBody } from '../../http/body.ts';
import { element, xmlDocument } from '../../lib/xml.ts';
import { BRAND } from '../../site/brand.ts';
import { SEARCH_API_PATH, SEARCH_PAGE_PATH } from '../../site/search.ts';
import type { OutputGroup } from './outputs.ts';

/** Describes the site's search for browsers; without a server, it has no endpoint for JSON. */
export function openSearchXml(siteUrl: string, { hasServer = true } = {}): string {
  const template = `${siteUrl}${SEARCH_PAGE_PATH}?q={searchTerms}`;
  return xmlDocument(
    element('OpenSearchDescription', { xmlns: 'http://a9.com/-/spec/opensearch/1.1/' }, [
      element('ShortName', {}, BRAND.name),
      element('Description', {}, `Search the ${BRAND.name} documentation`),
      element('InputEncoding', {}, 'UTF-8'),
      element('Image', { width: '192', height: '192', type: 'image/png' }, `${siteUrl}/icon-192.png`),
      element('Url', { type: 'text/html', method: 'get', template }),
      ...(hasServer ? endpoints(`${siteUrl}${SEARCH_API_PATH}?q={searchTerms}`) : []),
      element('Url', {
        type: 'application/opensearchdescription+xml',
        rel: 'self',
        template: `${siteUrl}/opensearch.xml`,
      }),
    ]),
  );
}

function endpoints(api: string): string[] {
  return [
    element('Url', { type: 'application/json', method: 'get', template: api }),
    element('Url', { type: 'application/x-suggestions+json', method: 'get', template: `${api}&format=suggestions` }),
  ];
}

/** Creates the web app manifest, for the home screen. */
export function webManifest(): string {
  const icon = (size: number) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' });
  return `${JSON.stringify({
    id: '/',
    name: BRAND.name,
    short_name: BRAND.name,
    description: BRAND.description,
    lang: 'en',
    start_url: '/',
    display: 'browser',
    background_color: '#fbfaf7',
    theme_color: '#fbfaf7',
    icons: [icon(192), icon(512)],
  })}\n`;
}

const FILES: Readonly<
  Record<string, { type: string; write(siteUrl: string, options: { hasServer?: boolean }): string }>
> = {
  '/opensearch.xml': { type: 'application/opensearchdescription+xml; charset=utf-8', write: openSearchXml },
  '/manifest.webmanifest': { type: 'application/manifest+json; charset=utf-8', write: webManifest },
};

/** `/opensearch.xml` and `/manifest.webmanifest`. */
export const webFiles: OutputGroup = {
  paths: () => Object.keys(FILES),
  async respond(path, _, { env, renderer: { hasServer } }) {
    const file = Object.hasOwn(FILES, path) ? FILES[path] : undefined;
    return (
      file &&
      textBody(file.write(env.siteUrl, { hasServer }), { type: file.type, cacheControl: 'public, max-age=86400' })
    );
  },
};
