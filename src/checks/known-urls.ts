import { parseMarkdownPath } from '../source/page-markdown.ts';

/** Everything that answers. */
export interface KnownUrls {
  siteUrl: string;
  /** Pages, each with the ids that are on it. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>;
  /** URLs that answer besides pages: files, derived files, endpoints. */
  files: ReadonlySet<string>;
  redirects: ReadonlyMap<string, unknown>;
  /** Pages that exist but could not be drawn: their faults are reported elsewhere. */
  unrendered?: ReadonlySet<string>;
}

/** What may be wrong with something that a page refers to. */
export type LinkProblem =
  | 'no such page'
  | 'no such anchor'
  | 'no such file'
  | 'goes through a redirect'
  | 'no alt text'
  | 'no width and height'
  | 'no Markdown twin';

let latest = { siteUrl: '', origin: '' };

/** The origin of the site, which a check asks for once a link. */
function getOrigin(siteUrl: string): string {
  if (latest.siteUrl !== siteUrl) latest = { siteUrl, origin: new URL(siteUrl).origin };
  return latest.origin;
}

/** A URL of this site as a URL, or undefined where it leads elsewhere. */
export function ownUrl(href: string, from: string, siteUrl: string): URL | undefined {
  const url = href === '' ? null : URL.parse(href, siteUrl + from);
  return url && url.origin === getOrigin(siteUrl) ? url : undefined;
}

/** What is wrong with a URL of this site, if anything. */
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
