import { markdownPath } from '../source/page-markdown.ts';
import { type KnownUrls, type LinkProblem, parseSiteUrl, urlFault } from './known-urls.ts';
import { findMarkdownUrls, findOutputUrls } from './output-urls.ts';
import { getReferences, type Reference } from './references.ts';

/** A rendered page to check, in both formats. */
export interface RenderedPage {
  path: string;
  html: string;
  /** Undefined if the page has no Markdown version. */
  markdown?: string;
}

/** A derived file to check, such as a feed, a sitemap or an index for agents. */
export interface RenderedOutput {
  path: string;
  type: string;
  text: string;
}

/** A wrong reference in a page or a derived file. */
export interface LinkFault {
  path: string;
  href: string;
  why: LinkProblem;
}

/** Number of checked references by kind. */
export type LinkCounts = Record<
  'pages' | 'links' | 'anchors' | 'images' | 'files' | 'markdownPages' | 'markdownLinks' | 'outputs' | 'outputLinks',
  number
>;

/** Checks all references of pages, their Markdown and the derived files. */
export function findLinkFaults(
  pages: readonly RenderedPage[],
  outputs: readonly RenderedOutput[],
  known: KnownUrls,
): { faults: LinkFault[]; counts: LinkCounts } {
  const counts: LinkCounts = {
    pages: pages.length,
    links: 0,
    anchors: 0,
    images: 0,
    files: 0,
    markdownPages: 0,
    markdownLinks: 0,
    outputs: outputs.length,
    outputLinks: 0,
  };
  const faults = pages.flatMap((page) => [...htmlFaults(page, known, counts), ...markdownFaults(page, known, counts)]);
  for (const { path, type, text } of outputs) {
    const hrefs = findOutputUrls(text, type, known.siteUrl);
    counts.outputLinks += hrefs.length;
    faults.push(...hrefs.flatMap((href) => hrefFault(href, path, known)));
  }
  return { faults, counts };
}

function htmlFaults({ path, html }: RenderedPage, known: KnownUrls, counts: LinkCounts): LinkFault[] {
  const seen = new Set<string>();
  return getReferences(html, known.siteUrl).flatMap((reference) => {
    const { kind, href } = reference;
    const isRepeated = seen.has(`${kind} ${href}`);
    if (isRepeated && kind !== 'image') return [];
    const missing = hrefFault(href, path, known, kind === 'link' ? undefined : 'no such file');
    const picture = kind === 'image' && missing.length === 0 ? pictureFaults(reference, path) : [];
    if (kind === 'image') counts.images++;
    if (isRepeated) return picture;
    seen.add(`${kind} ${href}`);
    const url = parseSiteUrl(href, path, known.siteUrl);
    if (url && kind !== 'image') counts[kind === 'link' ? 'links' : 'files']++;
    if (url?.hash && kind === 'link') counts.anchors++;
    return [...picture, ...missing];
  });
}

function hrefFault(href: string, path: string, known: KnownUrls, missing?: LinkProblem): LinkFault[] {
  const url = parseSiteUrl(href, path, known.siteUrl);
  const why = url && urlFault(url, known);
  if (!why) return [];
  const isFile = /\.(?!md$)[a-z]\w*$/i.test(url.pathname);
  return [{ path, href, why: why === 'no such page' ? (missing ?? (isFile ? 'no such file' : why)) : why }];
}

/** A picture needs alt text (empty if decorative), and a size so that its space is reserved while it loads. */
function pictureFaults({ href, tag }: Reference, path: string): LinkFault[] {
  const has = (name: string) => tag?.attributes.has(name) ?? false;
  const faults: LinkFault[] = [];
  if (!has('alt')) faults.push({ path, href, why: 'no alt text' });
  if (!has('width') || !has('height')) faults.push({ path, href, why: 'no width and height' });
  return faults;
}

function markdownFaults({ path, markdown }: RenderedPage, known: KnownUrls, counts: LinkCounts): LinkFault[] {
  const markdownUrl = markdownPath(path);
  if (markdown === undefined) return [{ path, href: markdownUrl, why: 'no Markdown version' }];
  const hrefs = findMarkdownUrls(markdown, known.siteUrl);
  counts.markdownPages++;
  counts.markdownLinks += hrefs.filter((href) => parseSiteUrl(href, path, known.siteUrl)).length;
  return hrefs.flatMap((href) => hrefFault(href, path, known)).map((fault) => ({ ...fault, path: markdownUrl }));
}
