import { findClosestMatch } from '../lib/closest-match.ts';
import type { Fault } from '../lib/fault.ts';
import { BRAND } from '../site/brand.ts';
import { parseMarkdownPath } from '../source/page-markdown.ts';
import type { Page } from '../source/pages.ts';
import type { Site } from '../source/site.ts';
import { writtenParts } from '../source/written-parts.ts';
import { type KnownUrls, type LinkProblem, parseSiteUrl, urlFault } from './known-urls.ts';
import type { LinkFault } from './links.ts';

const REDIRECTS = 'content/data/redirects.json';

const WORDS: Readonly<Partial<Record<LinkProblem, readonly [problem: string, remedy: string]>>> = {
  'no alt text': ['has no alt text', 'Describe the picture, or use alt="" if it is decorative.'],
  'no width and height': ['has no width and height', 'Add both, so that the text does not jump.'],
};

/** Adds file, line and remedy to each fault; reports a fault that is on every page only once. */
export function explainLinkFaults(found: readonly LinkFault[], site: Site, siteUrl: string): Fault[] {
  const seen = new Set<string>();
  return found.flatMap((fault) => {
    const explained = explain({ ...fault, href: shorten(fault, siteUrl) }, site);
    const key =
      explained.line === undefined ? explained.problem : `${explained.file}:${explained.line}:${explained.problem}`;
    if (seen.has(key)) return [];
    // The Markdown of a page repeats the links of its HTML.
    seen.add(explained.problem).add(key);
    return [explained];
  });
}

/** Faults for redirects to anchors that do not exist. */
export function redirectAnchorFaults(site: Site, known: KnownUrls): Fault[] {
  return [...site.redirects].flatMap(([from, { to }]): Fault[] => {
    const url = parseSiteUrl(to, '/', known.siteUrl);
    if (!url?.hash || urlFault(url, known) !== 'no such anchor') return [];
    const line = findLine(site.data.redirectsSource ?? '', [`"${from}"`]);
    return [
      {
        file: REDIRECTS,
        line,
        problem: `The redirect from ${from} leads to ${to}, but there is no such anchor.`,
        remedy: 'Use an id that exists on the page.',
      },
    ];
  });
}

/** Spells a URL as authors do: without the site, and an anchor of the same page alone, which its Markdown spells in full. */
function shorten({ path, href }: LinkFault, siteUrl: string): string {
  const local = href.startsWith(`${siteUrl}/`) ? href.slice(siteUrl.length) : href;
  const page = parseMarkdownPath(path) ?? path;
  return local.startsWith(`${page}#`) ? local.slice(page.length) : local;
}

function explain({ path, href, why }: LinkFault, site: Site): Fault {
  const pagePath = parseMarkdownPath(path) ?? path;
  const page = site.pages.get(path) ?? site.pages.get(pagePath);
  const place = (page && findPlace(page, href.startsWith('#') ? [href, `${pagePath}${href}`] : [href])) ?? {
    file: describePlace(path, site),
    line: undefined,
  };
  const words = WORDS[why];
  if (words) return { ...place, problem: `The picture "${href}" ${words[0]}.`, remedy: words[1] };
  if (why === 'no Markdown version')
    return { ...place, problem: `The page has no Markdown at ${href}.`, remedy: 'See src/source/page-markdown.ts.' };
  return { ...place, problem: `The link "${href}" is dead: ${why}.`, remedy: getRemedy(href, why, site) };
}

/** Finds the file or cell, and the line, in which a page refers to a URL. */
function findPlace(page: Page, hrefs: readonly string[]): Pick<Fault, 'file' | 'line'> | undefined {
  const spellings = hrefs
    .flatMap((href) => [href, `${BRAND.siteUrl}${href}`])
    .flatMap((to) => [`(${to})`, `(${to} `, `"${to}"`, `]: ${to}`]);
  for (const { file, source } of writtenParts(page)) {
    const line = findLine(source, spellings);
    if (line !== undefined) return { file, line };
  }
  return undefined;
}

function describePlace(path: string, site: Site): string {
  const isPage = site.pages.has(path) || site.coded.has(path);
  return isPage ? `the page ${path}` : `the file ${path}`;
}

function getRemedy(href: string, why: LinkProblem, site: Site): string {
  const target = href.replace(/[?#].*$/, '');
  const moved = site.redirects.get(target);
  if (moved && why === 'goes through a redirect') return `Link to "${moved.to}".`;
  const suggestion =
    why === 'no such page' ? findClosestMatch(target, [...site.pages.keys(), ...site.coded.keys()]) : undefined;
  return suggestion ? `Did you mean "${suggestion}"?` : 'Correct or remove the link.';
}

function findLine(text: string, spellings: readonly string[]): number | undefined {
  const index = text.split('\n').findIndex((line) => spellings.some((spelling) => line.includes(spelling)));
  return index < 0 ? undefined : index + 1;
}
