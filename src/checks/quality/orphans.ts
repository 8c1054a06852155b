import type { Fault } from '../../lib/fault.ts';
import { SECTIONS } from '../../site/sections.ts';
import { getPlaces } from '../../source/sidebar-places.ts';
import { getTags } from '../html.ts';
import { parseSiteUrl } from '../known-urls.ts';
import type { RenderedSite } from '../rendered-site.ts';
import type { QualityPage } from './quality-page.ts';

/** Where readers come from: pages in sidebars, and links from each index or list. */
export interface IncomingLinks {
  sidebars: ReadonlySet<string>;
  lists: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Faults for pages that are in no sidebar and cannot be reached from the home page through indexes. */
export function orphanFaults(pages: readonly Pick<QualityPage, 'path' | 'file'>[], incoming: IncomingLinks): Fault[] {
  const reachable = getReachablePaths('/', incoming);
  return pages
    .filter(({ path }) => !reachable.has(path))
    .map(({ path, file }) => ({
      file,
      line: 1,
      problem: `${path} is neither in a sidebar nor linked from an index page.`,
      remedy: 'Add it to a sidebar, or link to it from an index page.',
    }));
}

const LINKING: ReadonlySet<string> = new Set(['a']);

function getReachablePaths(home: string, { sidebars, lists }: IncomingLinks): Set<string> {
  const reachable = new Set([home, ...sidebars]);
  // A set iterates in insertion order, including entries added meanwhile.
  for (const path of reachable) for (const to of lists.get(path) ?? []) reachable.add(to);
  return reachable;
}

/** Returns the routes through a rendered site. A list by date leads to all of its entries through its pages, and breadcrumbs lead to folders. */
export function getIncomingLinks(
  { production: { site }, pages, known }: RenderedSite,
  indexes: ReadonlySet<string>,
): IncomingLinks {
  const sidebars = [...site.sidebars.values()].flatMap((nodes) => getPlaces(nodes).order.map(({ path }) => path));
  const isFolder = (path: string) => site.coded.get(path)?.isFolder === true;
  const lists = pages.map(({ path, html }): [string, Set<string>] => {
    const isList = site.coded.has(path) || indexes.has(path);
    const paths = getTags(html, LINKING)
      .flatMap(({ attributes }) => parseSiteUrl(attributes.get('href') ?? '', path, known.siteUrl)?.pathname ?? [])
      .filter((to) => isList || isFolder(to));
    const dated = SECTIONS.find(({ prefix, order }) => prefix === path && order === 'date');
    return [path, new Set([...paths, ...(dated ? site.index.pagesIn(dated.id).map((entry) => entry.path) : [])])];
  });
  return { sidebars: new Set(sidebars), lists: new Map(lists) };
}
