/** A rendered page to check. */
export interface RenderedPage {
  path: string;
  html: string;
}

/** A link, anchor or picture that leads nowhere. */
export interface DeadLink {
  path: string;
  href: string;
  why: 'no such page' | 'no such anchor' | 'no such file' | 'goes through a redirect';
}

/** Where links may lead besides pages. */
export interface LinkTargets {
  files: ReadonlySet<string>;
  redirects: ReadonlyMap<string, unknown>;
}

const LINKS = /<(?:a|form)\b[^>]*?\s(?:href|action)="([^"]*)"/g;
const SOURCES = /<(?:img|source|script|link)\b[^>]*?\s(?:src|href)="(\/[^"]*)"/g;
const IDS = /<[a-z][^>]*?\sid="([^"]+)"/g;

const all = (pattern: RegExp, html: string) => [
  ...new Set([...html.matchAll(pattern)].map((match) => plainText(match[1] ?? ''))),
];
const plainText = (text: string) =>
  text
    .replace(/&amp;/g, '&')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'");

/** Checks every internal link, anchor and file of every page against what exists. */
export function findDeadLinks(
  pages: readonly RenderedPage[],
  targets: LinkTargets,
): { dead: DeadLink[]; links: number; files: number } {
  const anchors = new Map(pages.map((page) => [page.path, new Set(all(IDS, page.html))]));
  let links = 0;
  let files = 0;
  const dead = pages.flatMap(({ path, html }) => {
    const hrefs = all(LINKS, html).filter((href) => /^[/#?]/.test(href));
    const sources = all(SOURCES, html).filter((source) => !anchors.has(source));
    links += hrefs.length;
    files += sources.length;
    return [
      ...hrefs.flatMap((href): DeadLink[] => {
        const why = linkFault(href, path, anchors, targets);
        return why ? [{ path, href, why }] : [];
      }),
      ...sources.flatMap((href): DeadLink[] => (targets.files.has(href) ? [] : [{ path, href, why: 'no such file' }])),
    ];
  });
  return { dead, links, files };
}

function linkFault(
  href: string,
  from: string,
  anchors: ReadonlyMap<string, ReadonlySet<string>>,
  { files, redirects }: LinkTargets,
): DeadLink['why'] | undefined {
  const url = new URL(href, `https://site.example${from}`);
  const ids = anchors.get(url.pathname);
  if (redirects.has(url.pathname)) return 'goes through a redirect';
  if (!ids) return files.has(url.pathname) ? undefined : 'no such page';
  const id = decodeURIComponent(url.hash.slice(1));
  // Browsers take "#top" to the top of the page, without an element of that name.
  return id === '' || id === 'top' || ids.has(id) ? undefined : 'no such anchor';
}
