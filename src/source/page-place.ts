import { getSection, type Section } from '../site/sections.ts';
import { getGroupFolder, getParents } from './folders.ts';
import { getOuterSection } from './outer-section.ts';
import { collapseSidebar, getPlaces, type SidebarGroup } from './sidebar-places.ts';
import type { Site } from './site.ts';

/** A title with the page it links to, if any. */
export interface Crumb {
  title: string;
  path?: string;
}

/** The breadcrumbs of a section. One without a page at its prefix, such as the cookbook, is under the section around it. */
function sectionCrumbs(section: Section, { pages, coded }: Site): Crumb[] {
  if (pages.has(section.prefix) || coded.has(section.prefix)) return [{ title: section.label, path: section.prefix }];
  const outer = getOuterSection(section.prefix);
  return outer.prefix === section.prefix
    ? [{ title: section.label, path: section.prefix }]
    : [{ title: outer.label, path: outer.prefix }, { title: section.label }];
}

/** The position of a page: its section, sidebar, breadcrumbs and neighbours. */
export function getPlace(path: string, title: string, site: Site) {
  const section = getSection(path);
  const sidebar = site.sidebars.get(section.id) ?? [];
  const place = getPlaces(sidebar).byPath.get(path);
  const dated = section.order === 'date' ? site.index.pagesIn(section.id) : undefined;
  const order = dated?.map(({ title, path }) => ({ title, path })) ?? getPlaces(sidebar).order;
  const index = dated ? order.findIndex((entry) => entry.path === path) : (place?.index ?? -1);
  const atTop = path === section.prefix;
  const outer = getOuterSection(path);
  const outerCrumbs = outer.id === section.id ? [] : [{ title: outer.label, path: outer.prefix }];
  const crumbs = atTop ? outerCrumbs : sectionCrumbs(section, site);
  return {
    path,
    section,
    sidebar: collapseSidebar(sidebar, path),
    breadcrumbs: [...crumbs, ...getTrail(path, place?.groups ?? [], site), { title }],
    previous: index > 0 ? order[index - 1] : undefined,
    next: index >= 0 ? order[index + 1] : undefined,
  };
}

/** The pages between a section and a page, by path; if there are none, the sidebar groups that contain it. */
function getTrail(path: string, groups: readonly SidebarGroup[], { pages, coded }: Site): Crumb[] {
  const { prefix } = getSection(path);
  const below = getParents(path).filter((parent) => parent.startsWith(`${prefix === '/' ? '' : prefix}/`));
  const trail = below.toReversed().flatMap((parent): Crumb[] => {
    const page = pages.get(parent)?.front ?? coded.get(parent);
    if (!page) return [];
    const group = groups.find(({ children }) => getGroupFolder(children) === parent);
    return [{ title: group?.title ?? page.sidebarTitle ?? page.title, path: parent }];
  });
  return trail.length > 0 ? trail : groups.map(({ title }) => ({ title }));
}
