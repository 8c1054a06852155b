import type { IconName } from '../lib/icon-names.ts';
import { BRAND } from './brand.ts';

export type LayoutId = 'docs' | 'post' | 'changelog' | 'story' | 'legal' | 'marketing';

/** Rules for the front matter of a section's pages; `src/schema/front-matter.ts` has the schema of each. */
export type FrontMatterKind = 'page' | 'reference' | 'integration' | 'question' | 'post' | 'release' | 'story';

/** One row of the section table: everything that the site knows about a section. */
export interface Section {
  id: string;
  /** Name in the section switcher, breadcrumbs and lists. */
  label: string;
  /** First part of every path in the section. */
  prefix: string;
  /** Prefix of the section's written pages, if not `prefix`. */
  pagesAt?: string;
  /** Folder under `content/`, or null where pages are coded or lent by another folder. */
  contentDir: string | null;
  layout: LayoutId;
  /** Ends the browser title: `{title} - {titleSuffix}`. */
  titleSuffix: string;
  /** Word on generated share cards, if any. */
  ogSection: 'Docs' | 'Changelog' | 'Cookbook' | 'FAQ' | null;
  searchTab: 'Docs' | 'Integrations' | 'Self Hosting' | 'FAQ & Guides' | 'Security' | 'Handbook' | 'Blog' | null;
  /** Pages in order of the section's `sidebar.yaml`, by date, or by title. */
  order: 'sidebar' | 'date' | 'title';
  copyMarkdown: boolean;
  feedback: boolean;
  /** Lists who wrote the page. */
  contributors: boolean;
  /** A support button under the page. */
  support: boolean;
  /** A banner above pages that are notebooks too. */
  notebook: boolean;
  /** Names the authors above the text. */
  byline: boolean;
  cta: boolean;
  /** Stands for the section in the switcher and in search results. */
  icon: IconName;
  /** What the section contains, in a few words; null keeps it out of lists of sections. */
  blurb: string | null;
  /** Which front matter its pages must have. */
  frontMatter: FrontMatterKind;
  /** How much its pages count in search, compared with 1 for the docs. */
  searchPrior: number;
  /** True where pages explain decisions: search prefers them for "why" questions. */
  givesReasons: boolean;
  /** True where each page must end with "Next steps". */
  nextSteps: boolean;
  /** True if the first use of a term leads to the glossary. */
  termLinks: boolean;
  /** True where pages name the versions they apply to; `cloud` where they describe the cloud service first. */
  versioned: boolean | 'cloud';
}

const docsLike = {
  layout: 'docs',
  titleSuffix: BRAND.name,
  ogSection: null,
  order: 'sidebar',
  copyMarkdown: true,
  feedback: true,
  contributors: true,
  support: true,
  notebook: true,
  byline: false,
  cta: false,
  frontMatter: 'reference',
  givesReasons: false,
  nextSteps: true,
  termLinks: true,
  versioned: true,
} as const;

const plain = {
  layout: 'marketing',
  titleSuffix: BRAND.name,
  ogSection: null,
  searchTab: null,
  order: 'title',
  copyMarkdown: false,
  feedback: false,
  contributors: false,
  support: false,
  notebook: false,
  byline: false,
  cta: false,
  icon: 'file-text',
  blurb: null,
  frontMatter: 'page',
  givesReasons: false,
  nextSteps: false,
  termLinks: false,
  versioned: false,
} as const;

/** The section table: the only place where a path prefix is spelled. */
export const SECTIONS = [
  {
    ...docsLike,
    id: 'docs',
    label: 'Docs',
    prefix: '/docs',
    contentDir: 'docs',
    searchTab: 'Docs',
    ogSection: 'Docs',
    icon: 'book-open',
    blurb: 'Features, SDKs, API, administration',
    searchPrior: 1,
  },
  {
    ...docsLike,
    id: 'integrations',
    label: 'Integrations',
    prefix: '/integrations',
    contentDir: 'integrations',
    searchTab: 'Integrations',
    icon: 'blocks',
    blurb: 'One page for each framework, provider or gateway',
    frontMatter: 'integration',
    searchPrior: 0.95,
  },
  {
    ...docsLike,
    id: 'self-hosting',
    label: 'Self-hosting',
    prefix: '/self-hosting',
    contentDir: 'self-hosting',
    searchTab: 'Self Hosting',
    icon: 'server',
    blurb: 'Deployment, infrastructure, configuration, upgrades',
    searchPrior: 0.9,
  },
  {
    ...docsLike,
    id: 'cookbook',
    label: 'Cookbook',
    prefix: '/guides/cookbook',
    contentDir: null,
    searchTab: 'FAQ & Guides',
    ogSection: 'Cookbook',
    titleSuffix: `${BRAND.name} Guides`,
    icon: 'chef-hat',
    blurb: null,
    frontMatter: 'page',
    searchPrior: 0.6,
    termLinks: false,
  },
  {
    ...docsLike,
    id: 'guides',
    label: 'Guides',
    prefix: '/guides',
    contentDir: 'guides',
    searchTab: 'FAQ & Guides',
    titleSuffix: `${BRAND.name} Guides`,
    icon: 'compass',
    blurb: 'One task from start to finish',
    searchPrior: 0.9,
  },
  {
    ...docsLike,
    id: 'faq',
    label: 'FAQ',
    prefix: '/faq',
    pagesAt: '/faq/all',
    contentDir: 'faq',
    searchTab: 'FAQ & Guides',
    ogSection: 'FAQ',
    order: 'title',
    icon: 'circle-help',
    blurb: 'One question a page',
    frontMatter: 'question',
    searchPrior: 0.92,
  },
  {
    ...docsLike,
    id: 'security',
    label: 'Security',
    prefix: '/security',
    contentDir: 'security',
    searchTab: 'Security',
    copyMarkdown: false,
    icon: 'shield-check',
    blurb: 'Certificates, policies, regions',
    searchPrior: 0.8,
    versioned: 'cloud',
  },
  {
    ...docsLike,
    id: 'handbook',
    label: 'Handbook',
    prefix: '/handbook',
    contentDir: 'handbook',
    searchTab: 'Handbook',
    titleSuffix: `${BRAND.name} Handbook`,
    icon: 'landmark',
    blurb: 'How the company works',
    frontMatter: 'page',
    searchPrior: 0.6,
    givesReasons: true,
    nextSteps: false,
    termLinks: false,
    versioned: false,
  },
  {
    ...plain,
    id: 'blog',
    label: 'Blog',
    prefix: '/blog',
    contentDir: 'blog',
    searchTab: 'Blog',
    layout: 'post',
    titleSuffix: `${BRAND.name} Blog`,
    order: 'date',
    byline: true,
    icon: 'newspaper',
    blurb: 'Essays and engineering notes, by date',
    frontMatter: 'post',
    searchPrior: 0.6,
    givesReasons: true,
  },
  {
    ...plain,
    id: 'changelog',
    label: 'Changelog',
    prefix: '/changelog',
    contentDir: 'changelog',
    layout: 'changelog',
    ogSection: 'Changelog',
    order: 'date',
    feedback: true,
    byline: true,
    icon: 'history',
    blurb: 'Releases, by date',
    frontMatter: 'release',
    searchPrior: 0.5,
  },
  {
    ...plain,
    id: 'customers',
    label: 'Customers',
    prefix: '/customers',
    contentDir: 'customers',
    layout: 'story',
    cta: true,
    icon: 'users',
    frontMatter: 'story',
    searchPrior: 0.4,
  },
  { ...plain, id: 'careers', label: 'Careers', prefix: '/careers', contentDir: null, searchPrior: 0.4 },
  {
    ...plain,
    id: 'imprint',
    label: 'Imprint',
    prefix: '/imprint',
    contentDir: null,
    layout: 'legal',
    searchPrior: 0.3,
  },
  {
    ...plain,
    id: 'pages',
    label: BRAND.name,
    prefix: '/',
    contentDir: 'pages',
    layout: 'legal',
    feedback: true,
    searchPrior: 0.5,
  },
] as const satisfies readonly Section[];

/** Identifier of a section. */
export type SectionId = (typeof SECTIONS)[number]['id'];

/** True where `path` is `prefix` or lies below it. */
export function isUnder(path: string, prefix: string): boolean {
  if (prefix === '/') return true;
  return path.startsWith(prefix) && (path.length === prefix.length || path[prefix.length] === '/');
}

/** The section a path belongs to: the longest prefix that contains it. */
export function getSection(path: string): Section & { id: SectionId } {
  let best = sectionById('pages');
  for (const section of SECTIONS)
    if (section.prefix.length > best.prefix.length && isUnder(path, section.prefix)) best = section;
  return best;
}

/** The row of a section by its identifier. */
export function sectionById(id: SectionId): Section & { id: SectionId } {
  const found = SECTIONS.find((section) => section.id === id);
  if (!found) throw new Error(`Unknown section: ${id}`);
  return found;
}

/** Sections with a sidebar, in the order of the section switcher. */
export const SIDEBAR_SECTIONS = SECTIONS.filter((section) => section.layout === 'docs' && section.contentDir !== null);
