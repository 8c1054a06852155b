import { textBody } from '../../http/body.ts';
import { element, xmlDocument } from '../../lib/xml.ts';
import { type ListedPage, listedPages } from '../../source/listed-pages.ts';
import { cacheOutput } from './cached-output.ts';
import type { OutputGroup } from './outputs.ts';

const PATH = '/sitemap.xml';

/** The sitemap of these pages. */
export function sitemapXml(pages: readonly ListedPage[], siteUrl: string): string {
  const urls = pages.map(({ path, modified, alternates }) =>
    element('url', {}, [
      element('loc', {}, new URL(path, siteUrl).href),
      ...(modified ? [element('lastmod', {}, modified)] : []),
      ...alternates.map(({ lang, href }) => element('xhtml:link', { rel: 'alternate', hreflang: lang, href })),
    ]),
  );
  const names = {
    xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
    'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
  };
  return xmlDocument(element('urlset', names, ['\n', ...urls.map((url) => `${url}\n`)]));
}

/** `/sitemap.xml`: every page that search engines should know. */
export const sitemap: OutputGroup = {
  paths: () => [PATH],
  async respond(path, _, { renderer, env }) {
    if (path !== PATH) return undefined;
    return cacheOutput(renderer, path, async () => {
      const text = sitemapXml(listedPages(renderer.site, env.siteUrl), env.siteUrl);
      return textBody(text, { type: 'application/xml; charset=utf-8', cacheControl: 'public, max-age=3600' });
    });
  },
};
