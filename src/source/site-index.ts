import type { Author } from '../schema/data.ts';
import type { FrontMatter } from '../schema/front-matter.ts';
import type { Plan } from '../schema/plans.ts';
import type { PlanContract } from '../site/plans.ts';
import { isToolSection } from '../site/section-kinds.ts';
import { getSection, type SectionId, sectionById } from '../site/sections.ts';
import { type Cover, type FigureFinders, findCover } from './cover.ts';
import type { SiteData } from './data-files.ts';
import { type Folder, type FolderEntry, findFolders } from './folders.ts';
import { type GuideFacts, guideFacts } from './guide-facts.ts';
import { integrationKind, pageLanguages } from './integration-facts.ts';
import { type LearningPath, learningPaths } from './learning-paths.ts';
import { pageLabel } from './page-label.ts';
import type { Page } from './pages.ts';
import { flatten, type SidebarNode } from './sidebar.ts';

/** The summary of a page: enough to list it, link to it and sort it. */
export interface PageSummary {
  path: string;
  section: SectionId;
  title: string;
  description: string;
  sidebarTitle?: string;
  label?: string;
  date?: string;
  tags: string[];
  authors: Author[];
  category?: string;
  /** Name of a brand icon. */
  logo?: string;
  /** Languages of an integration. */
  languages?: readonly string[];
  /** How an integration connects. */
  kind?: FrontMatter['kind'];
  guide?: GuideFacts;
  company?: string;
  industry?: string;
  /** The first figure of a post or a story. */
  cover?: Cover;
}

/** Sections whose indexes show the first figure of a page. */
const COVERED: ReadonlySet<SectionId> = new Set(['blog', 'changelog', 'customers']);

const NO_FIGURES: FigureFinders = { findTraces: () => undefined, findFigures: () => undefined };

/** A summary of the whole site for coded pages and indexes. */
export interface SiteIndex {
  /** Pages of one section: by date (newest first) if it is dated, otherwise in sidebar order. The section's own index page is skipped. */
  pagesIn(section: SectionId): PageSummary[];
  /** Every written page of the site. */
  pages: PageSummary[];
  team: Author[];
  plans: Plan[];
  /** Prices, units and limits of the plans. */
  pricing: PlanContract;
  /** Learning paths, in the order of the sidebar. */
  learningPaths: LearningPath[];
  /** The folders without a page, above written pages and the given coded ones. */
  folders(coded: readonly FolderEntry[]): Folder[];
}

/** Builds the index; `getSidebar` reads the sidebar of a section, `figures` finds traces and figures by name. */
export function buildIndex(
  pages: readonly Page[],
  data: Pick<SiteData, 'team' | 'plans' | 'pricing' | 'folders' | 'redirects'>,
  getSidebar: (section: SectionId) => readonly SidebarNode[],
  figures: FigureFinders = NO_FIGURES,
): SiteIndex {
  const summaries = pages.map((page) => ({
    ...getSummary(page, data.team),
    guide: guideFacts(page, figures.findTraces),
    ...(COVERED.has(page.section.id) && { cover: findCover(page.source, figures) }),
  }));
  const bySection = new Map<SectionId, PageSummary[]>();
  const pagesIn = (id: SectionId): PageSummary[] => {
    const section = sectionById(id);
    const sectionPages = summaries.filter((page) => page.section === id && page.path !== section.prefix);
    if (section.order === 'date')
      return sectionPages.sort((a, b) => (b.date ?? '').localeCompare(a.date ?? '') || a.path.localeCompare(b.path));
    if (section.order === 'title') return sectionPages.sort((a, b) => a.title.localeCompare(b.title, 'en'));
    return inSidebarOrder(sectionPages, getSidebar(id));
  };
  return {
    pages: summaries,
    team: data.team,
    plans: data.plans,
    pricing: data.pricing,
    learningPaths: inSidebarOrder(learningPaths(pages), getSidebar('guides')),
    folders: (coded) =>
      findFolders({
        pages: [...summaries, ...coded],
        taken: getRedirectedPaths(pages, data.redirects),
        rows: data.folders,
        getSidebar: (path) => getSidebar(getSection(path).id),
      }),
    pagesIn(id) {
      const sectionPages = bySection.get(id) ?? pagesIn(id);
      bySection.set(id, sectionPages);
      return sectionPages;
    },
  };
}

function inSidebarOrder<T extends { path: string }>(pages: T[], sidebar: readonly SidebarNode[]): T[] {
  const order = new Map(flatten(sidebar).map(({ path }, index) => [path, index]));
  return pages.sort((a, b) => (order.get(a.path) ?? 1e9) - (order.get(b.path) ?? 1e9));
}

function getRedirectedPaths(pages: readonly Page[], redirects: SiteData['redirects']): Set<string> {
  return new Set([...redirects.map(({ from }) => from), ...pages.flatMap(({ front }) => front.aliases ?? [])]);
}

/** The team members behind author keys; unknown keys are skipped. */
export function getAuthors(keys: readonly string[] | undefined, team: readonly Author[]): Author[] {
  return (keys ?? []).flatMap((key) => team.find((member) => member.key === key) ?? []);
}

function getSummary({ path, section, front, source }: Page, team: readonly Author[]): PageSummary {
  const { title, description, sidebarTitle, date, tags = [], authors, category, logo, company, industry } = front;
  return {
    path,
    section: section.id,
    title,
    description,
    sidebarTitle,
    label: pageLabel(front),
    date,
    tags,
    authors: getAuthors(authors, team),
    category,
    logo,
    company,
    industry,
    ...(isToolSection(section) && {
      languages: pageLanguages(front, source),
      kind: integrationKind(front, source),
    }),
  };
}
