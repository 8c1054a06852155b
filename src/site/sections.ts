/** Shape of a page's frame. */
export type LayoutId = 'docs' | 'post' | 'changelog' | 'story' | 'legal' | 'marketing';

/** One row of the section table. */
export interface Section {
  id: string;
  /** Name in the section switcher, breadcrumbs and lists. */
  label: string;
  /** First part of every path in the section. */
  prefix: string;
  /** Where the section's written pages answer, if not directly under `prefix`. */
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
}

const GENERAL = 'Sightglass';

const docsLike = {
  layout: 'docs',
  titleSuffix: GENERAL,
  ogSection: null,
  order: 'sidebar',
  copyMarkdown: true,
  feedback: true,
  contributors: true,
  support: true,
  notebook: true,
  byline: false,
  cta: false,
} as const;

const plain = {
  layout: 'marketing',
  titleSuffix: GENERAL,
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
} as const;

/** The section table: the only place where a path prefix is spelled. */
export const SECTIONS = [
  { ...docsLike, id: 'docs', label: 'Docs', prefix: '/docs', contentDir: 'docs', searchTab: 'Docs', ogSection: 'Docs' },
  {
    ...docsLike,
    id: 'integrations',
    label: 'Integrations',
    prefix: '/integrations',
    contentDir: 'integrations',
    searchTab: 'Integrations',
  },
  {
    ...docsLike,
    id: 'self-hosting',
    label: 'Self-hosting',
    prefix: '/self-hosting',
    contentDir: 'self-hosting',
    searchTab: 'Self Hosting',
  },
  {
    ...docsLike,
    id: 'cookbook',
    label: 'Cookbook',
    prefix: '/guides/cookbook',
    contentDir: null,
    searchTab: 'FAQ & Guides',
    ogSection: 'Cookbook',
    titleSuffix: 'Sightglass Guides',
  },
  {
    ...docsLike,
    id: 'guides',
    label: 'Guides',
    prefix: '/guides',
    contentDir: 'guides',
    searchTab: 'FAQ & Guides',
    titleSuffix: 'Sightglass Guides',
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
  },
  {
    ...docsLike,
    id: 'security',
    label: 'Security',
    prefix: '/security',
    contentDir: 'security',
    searchTab: 'Security',
    copyMarkdown: false,
  },
  {
    ...docsLike,
    id: 'handbook',
    label: 'Handbook',
    prefix: '/handbook',
    contentDir: 'handbook',
    searchTab: 'Handbook',
    titleSuffix: 'Sightglass Handbook',
  },
  {
    ...plain,
    id: 'blog',
    label: 'Blog',
    prefix: '/blog',
    contentDir: 'blog',
    searchTab: 'Blog',
    layout: 'post',
    titleSuffix: 'Sightglass Blog',
    order: 'date',
    byline: true,
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
  },
  {
    ...plain,
    id: 'customers',
    label: 'Customers',
    prefix: '/customers',
    contentDir: 'customers',
    layout: 'story',
    cta: true,
  },
  { ...plain, id: 'careers', label: 'Careers', prefix: '/careers', contentDir: null },
  { ...plain, id: 'imprint', label: 'Imprint', prefix: '/imprint', contentDir: null, layout: 'legal' },
  { ...plain, id: 'pages', label: 'Sightglass', prefix: '/', contentDir: 'pages', layout: 'legal', feedback: true },
] as const satisfies readonly Section[];

/** Identifier of a section. */
export type SectionId = (typeof SECTIONS)[number]['id'];

/** True where `path` is `prefix` or lies below it. */
export function isUnder(path: string, prefix: string): boolean {
  return prefix === '/' || path === prefix || path.startsWith(`${prefix}/`);
}

/** The section a path belongs to: the longest prefix that holds it. */
export function sectionOf(path: string): Section & { id: SectionId } {
  const matches = SECTIONS.filter((section) => isUnder(path, section.prefix));
  return matches.reduce((best, section) => (section.prefix.length > best.prefix.length ? section : best));
}

/** The row of a section by its identifier. */
export function sectionById(id: SectionId): Section & { id: SectionId } {
  const found = SECTIONS.find((section) => section.id === id);
  if (!found) throw new Error(`no section "${id}"`);
  return found;
}

/** Sections with a sidebar, in the order of the section switcher. */
export const SIDEBAR_SECTIONS = SECTIONS.filter((section) => section.layout === 'docs' && section.contentDir !== null);
