import type { Fault } from '../lib/fault.ts';
import type { FolderRows } from '../schema/folders.ts';
import { getSection } from '../site/sections.ts';
import type { SidebarNode } from './sidebar.ts';
import { getPlaces } from './sidebar-places.ts';

/** Where titles and descriptions of folders can be written. */
export const FOLDERS_FILE = 'content/data/folders.json';

/** A page as the index of its folder lists it. */
export interface FolderEntry {
  path: string;
  title: string;
  description: string;
  label?: string;
}

/** A folder of the site without a written page, such as `/docs/sdk`. */
export interface Folder {
  path: string;
  title: string;
  description: string;
  /** The pages directly in it. */
  pages: FolderEntry[];
  /** The folders directly in it that have no page either, with everything below them. */
  folders: { path: string; title: string; pages: FolderEntry[] }[];
}

/** What folders are found in. */
export interface FolderSource {
  pages: readonly FolderEntry[];
  /** Paths that are taken in addition to those of the pages, such as redirects. */
  taken: ReadonlySet<string>;
  rows: FolderRows;
  getSidebar(path: string): readonly SidebarNode[];
}

/** A later page of a long list, such as `/changelog/page/2`. The list is its index. */
const NUMBERED_PAGE = /\/page\/\d+$/;

/** Every folder above a page that would answer 404 without an index page. */
export function findFolders({ pages, taken, rows, getSidebar }: FolderSource): Folder[] {
  const known = new Set([...pages.map(({ path }) => path), ...taken]);
  const listed = pages.filter(({ path }) => !NUMBERED_PAGE.test(path));
  const paths = new Set(listed.flatMap(({ path }) => getParents(path)).filter((path) => !known.has(path)));
  const getTitle = (path: string) =>
    rows[path]?.title ?? groupTitle(path, getSidebar(path)) ?? humanize(path.split('/').at(-1) ?? '');
  return [...paths].sort().map((path) => {
    const below = sortBySidebar(
      pages.filter((page) => page.path.startsWith(`${path}/`)),
      getSidebar(path),
    );
    const title = getTitle(path);
    const inner = [...paths].filter((other) => getParent(other) === path).sort();
    const inside = (page: FolderEntry) => inner.some((folder) => page.path.startsWith(`${folder}/`));
    return {
      path,
      title,
      description: rows[path]?.description ?? describe(path, title, below),
      pages: below.filter((page) => !inside(page)),
      folders: inner.map((folder) => ({
        path: folder,
        title: getTitle(folder),
        pages: below.filter((page) => page.path.startsWith(`${folder}/`)),
      })),
    };
  });
}

/** Rows for paths that are no folder. */
export function folderRowFaults(rows: FolderRows, folders: ReadonlySet<string>): Fault[] {
  return Object.keys(rows)
    .filter((path) => !folders.has(path))
    .map((path) => ({
      file: FOLDERS_FILE,
      problem: `${path} is not the index page of a folder.`,
      remedy: 'Remove the row: the path has a page or a redirect, or no pages below it.',
    }));
}

const groupFolders = new WeakMap<readonly SidebarNode[], { folder: string | undefined }>();

/** The folder in which most pages of a sidebar group are; undefined if they are all over the section. */
export function getGroupFolder(children: readonly SidebarNode[]): string | undefined {
  const cached = groupFolders.get(children) ?? { folder: findGroupFolder(children) };
  groupFolders.set(children, cached);
  return cached.folder;
}

function findGroupFolder(children: readonly SidebarNode[]): string | undefined {
  const { order } = getPlaces(children);
  const counts = Map.groupBy(order, ({ path }) => getParent(path));
  const [best] = [...counts].sort(([, a], [, b]) => b.length - a.length);
  return best && best[1].length * 2 > order.length ? best[0] : undefined;
}

const getParent = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** The paths above a path, nearest first. */
export function getParents(path: string): string[] {
  const parent = getParent(path);
  return parent === '' ? [] : [parent, ...getParents(parent)];
}

/** The sidebar group whose pages are in a folder. */
function groupTitle(path: string, nodes: readonly SidebarNode[]): string | undefined {
  for (const node of nodes) {
    if (node.kind !== 'group') continue;
    if (getGroupFolder(node.children) === path) return node.title;
    const inner = groupTitle(path, node.children);
    if (inner !== undefined) return inner;
  }
  return undefined;
}

function sortBySidebar(pages: readonly FolderEntry[], nodes: readonly SidebarNode[]): FolderEntry[] {
  const { byPath } = getPlaces(nodes);
  const place = ({ path }: FolderEntry) => byPath.get(path)?.index ?? Number.MAX_SAFE_INTEGER;
  return [...pages].sort((a, b) => place(a) - place(b) || a.title.localeCompare(b.title, 'en'));
}

const humanize = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`;

const DESCRIPTION_CHARS = 155;
/** Each title takes two characters or more. */
const MAX_TITLES = Math.floor(DESCRIPTION_CHARS / 2);

/** Names as many pages as a description has room for. */
function describe(path: string, title: string, pages: readonly FolderEntry[]): string {
  const start = `${title} in ${getSection(path).label}:`;
  const titles = pages.map((page) => page.title);
  let shown = Math.min(titles.length, MAX_TITLES);
  const text = () => {
    const rest = titles.length - shown;
    return `${start} ${titles.slice(0, shown).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`;
  };
  while (shown > 1 && text().length > DESCRIPTION_CHARS) shown--;
  return text();
}
