import { parseMarkdownPath } from '../source/page-markdown.ts';

/** All URLs of the site. */
export interface KnownUrls {
  siteUrl: string;
  /** Pages with their IDs. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>;
  /** Other URLs: files, derived files, endpoints. */
  files: ReadonlySet<string>;
  redirects: ReadonlyMap<string, unknown>;
  /** Pages that could not be rendered: their faults are reported elsewhere. */
  unrendered?: ReadonlySet<string>;
}

/** What can be wrong with a reference. */
export type LinkProblem =
  | 'no such page'
  | 'no such anchor'
  | 'no such file'
  | 'goes through a redirect'
  | 'no alt text'
  | 'no width and height'
  | 'no Markdown version';

let latest = { siteUrl: '', origin: '' };

/** The origin of the site, which is needed for each link. */
function getOrigin(siteUrl: string): string {
  if (latest.siteUrl !== siteUrl) latest = { siteUrl, origin: new URL(siteUrl).origin };
  return latest.origin;
}

/** Parses a URL of this site; undefined for other sites. */
export function parseSiteUrl(href: string, from: string, siteUrl: string): URL | undefined {
  const url = href === '' ? null : URL.parse(href, siteUrl + from);
  return url && url.origin === getOrigin(siteUrl) ? url : undefined;
}

/** Returns the problem with a URL of this site, if any. */
export function urlFault(url: URL, known: KnownUrls): LinkProblem | undefined {
  const { anchors, files, redirects, unrendered } = known;
  const pagePath = parseMarkdownPath(url.pathname);
  const path = pagePath ?? url.pathname;
  if (files.has(url.pathname)) return undefined;
  if (redirects.has(path)) return 'goes through a redirect';
  const ids = anchors.get(path);
  if (!ids) return unrendered?.has(path) ? undefined : 'no such page';
  const id = decodeText(url.hash.slice(1));
  // Browsers take "#top" to the top of the page, without an element of that name.
  return id === '' || id === 'top' || ids.has(id) ? undefined : 'no such anchor';
}

function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
