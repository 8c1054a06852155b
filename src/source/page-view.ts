import { createElement, Fragment, type ReactNode } from 'react';
import type { Head } from '../lib/head.ts';
import { compile, type Heading } from '../markdown/compile.ts';
import { type Palette, toReact } from '../markdown/to-react.tsx';
import type { Author } from '../schema/data.ts';
import type { FrontMatter } from '../schema/front-matter.ts';
import { BRAND } from '../site/brand.ts';
import type { LocaleId } from '../site/locales.ts';
import { type LayoutId, type Section, type SectionId, sectionOf } from '../site/sections.ts';
import type { CodedPage } from './coded-page.ts';
import { headOf } from './head.ts';
import type { Page } from './pages.ts';
import { flatten, groupsTo, type SidebarNode } from './sidebar.ts';
import type { Site } from './site.ts';
import { authorsOf, type SiteIndex } from './site-index.ts';

/** A title with the page it leads to, if any. */
export interface Crumb {
  title: string;
  path?: string;
}

/** Everything a page shows. Layouts read it; none asks for the pathname. */
export interface PageView {
  path: string;
  locale: LocaleId;
  section: Section & { id: SectionId };
  layout: LayoutId;
  head: Head;
  title: string;
  description: string;
  label?: string;
  date?: string;
  tags: string[];
  authors: Author[];
  company?: string;
  industry?: string;
  availability?: FrontMatter['availability'];
  headings: Heading[];
  body: ReactNode;
  sidebar: SidebarNode[];
  breadcrumbs: Crumb[];
  previous?: Crumb;
  next?: Crumb;
  editUrl?: string;
  editedAt?: string;
}

/** What a view is made with besides the page: how bodies are drawn, and the site's public address. */
export interface ViewContext {
  site: Site;
  palette: Palette;
  siteUrl: string;
  /** Lists that follow the written text of a section's index page. */
  appendix?: (section: SectionId, index: SiteIndex) => ReactNode;
}

/** The view of a written page. */
export async function viewOfPage(page: Page, context: ViewContext): Promise<PageView> {
  const { site, palette, siteUrl, appendix } = context;
  const { front, path, section } = page;
  const { tree, headings } = await compile(page.source, page.file, palette.tags);
  const extra = path === section.prefix ? appendix?.(section.id, site.index) : undefined;
  return {
    ...placeOf(path, front.title, site),
    locale: 'en',
    layout: section.layout,
    head: headOf({ ...front, path, locale: 'en' }, siteUrl),
    title: front.title,
    description: front.description,
    label: front.label,
    date: front.date,
    tags: front.tags ?? [],
    authors: authorsOf(front.authors, site.data.team),
    company: front.company,
    industry: front.industry,
    availability: front.availability,
    headings,
    body: createElement(Fragment, null, toReact(tree, palette), extra),
    editUrl: `${BRAND.siteRepositoryUrl}/edit/main/${page.file}`,
    editedAt: site.editedAt.get(page.file),
  };
}

/** The view of a coded page. */
export function viewOfCoded(page: CodedPage, query: URLSearchParams, { site, siteUrl }: ViewContext): PageView {
  const locale = page.locale ?? 'en';
  return {
    ...placeOf(page.path, page.title, site),
    locale,
    layout: page.layout ?? 'marketing',
    head: headOf({ ...page, locale }, siteUrl),
    title: page.title,
    description: page.description,
    label: page.label,
    tags: [],
    authors: [],
    headings: [],
    body: createElement(page.Body, { site: site.index, query }),
  };
}

/** Where a page stands: its section, sidebar, breadcrumbs and neighbours. */
function placeOf(path: string, title: string, site: Site) {
  const section = sectionOf(path);
  const sidebar = site.sidebars.get(section.id) ?? [];
  const order =
    section.order === 'date'
      ? site.index.pagesIn(section.id).map(({ title, path }) => ({ title, path }))
      : flatten(sidebar);
  const at = order.findIndex((entry) => entry.path === path);
  const atTop = path === section.prefix;
  const crumbs: Crumb[] = atTop ? [] : [{ title: section.label, path: section.prefix }];
  const groups = groupsTo(sidebar, path) ?? [];
  return {
    path,
    section,
    sidebar,
    breadcrumbs: [...crumbs, ...groups.map((group) => ({ title: group })), { title }],
    previous: at > 0 ? order[at - 1] : undefined,
    next: at >= 0 ? order[at + 1] : undefined,
  };
}
