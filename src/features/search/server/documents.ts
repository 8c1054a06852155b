import { FaultError } from '../../../lib/fault.ts';
import type { FrontMatter } from '../../../schema/front-matter.ts';
import type { Thread } from '../../../schema/reference.ts';
import { LOCALES, type LocaleId } from '../../../site/locales.ts';
import { getSection, type Section } from '../../../site/sections.ts';
import type { CodedPage } from '../../../source/coded-page.ts';
import { pageLabel } from '../../../source/page-label.ts';
import { getPageTrail } from '../../../source/page-trail.ts';
import type { Site } from '../../../source/site.ts';
import type { SearchDocument } from '../engine/document.ts';
import type { PageFacts } from '../engine/indexed-page.ts';
import type { SearchTab } from '../engine/types.ts';
import { THREAD_PRIOR } from '../engine/weights.ts';
import type { SearchablePages } from './services.ts';
import { documentSections } from './text-sections.ts';

/** Paths of pages that only list others. */
const LIST_PATH = /\/tag\/[^/]+$/;
const LIST_WEIGHT = 0.6;
/** Prior of pages in other languages. */
const OTHER_LANGUAGE_PRIOR = 0.8;

/** A document with its language. */
export interface LocalDocument {
  locale: LocaleId;
  document: SearchDocument;
}

/** A document whose text is read on demand. */
export interface ListedDocument {
  locale: LocaleId;
  facts: PageFacts;
  /** Undefined if the page has a fault. */
  readSections(): Promise<SearchDocument['sections'] | undefined>;
}

/** Lists every searchable page and thread. */
export function listDocuments(pages: SearchablePages): ListedDocument[] {
  const { site } = pages;
  const paths = [...site.pages.keys(), ...site.coded.keys()].sort().filter((path) => isSearchable(path, site));
  return [
    ...paths.flatMap((path) => listPage(path, pages) ?? []),
    ...site.reference.threads.map((thread): ListedDocument => {
      const { sections, ...facts } = createThreadDocument(thread);
      return { locale: 'en', facts, readSections: async () => sections };
    }),
  ];
}

/** Loads a document with its text for readers of a language; undefined if the page has a fault. */
export async function loadDocument(
  { locale, facts, readSections }: ListedDocument,
  reader: LocaleId,
): Promise<SearchDocument | undefined> {
  const sections = await readSections();
  return sections && projectForLocale(reader, { locale, document: { ...facts, sections } });
}

/** Returns a page for the index of a language: pages in other languages are found only by the name of their language. */
export function projectForLocale(reader: LocaleId, { locale, document }: LocalDocument): SearchDocument {
  if (locale === 'en' || locale === reader) return document;
  const facts = projectFacts(reader, { locale, facts: document });
  return { ...facts, sections: [{ id: '', heading: facts.title, text: '', names: [], code: '' }] };
}

/** Does the same without the text of the page. */
export function projectFacts(reader: LocaleId, { locale, facts }: Pick<ListedDocument, 'locale' | 'facts'>): PageFacts {
  if (locale === 'en' || locale === reader) return facts;
  return { ...facts, title: facts.otherTitle ?? facts.title, otherTitle: undefined, description: '' };
}

function isSearchable(path: string, { pages, coded, notebooks }: Site): boolean {
  const front = pages.get(path)?.front;
  if (front) return !front.noindex && front.searchable !== false && (front.canonical ?? path) === path;
  // A page with two URLs is indexed at the canonical one.
  return !coded.get(path)?.noindex && (notebooks.getCanonical(path) ?? path) === path;
}

function listPage(path: string, pages: SearchablePages): ListedDocument | undefined {
  const { site } = pages;
  const page = site.pages.get(path)?.front ?? site.coded.get(path);
  if (!page) return undefined;
  return {
    locale: site.coded.get(path)?.locale ?? 'en',
    facts: getFacts(path, page, site),
    async readSections() {
      const text = await getText(path, pages);
      return text && documentSections(text, page.title);
    },
  };
}

function getFacts(path: string, page: FrontMatter | CodedPage, site: Site): PageFacts {
  const front: Partial<FrontMatter> = site.pages.get(path)?.front ?? {};
  const section = getSection(path);
  return {
    path,
    url: path,
    title: page.title,
    otherTitle: page.sidebarTitle ?? getLanguageName(site.coded.get(path)?.locale),
    description: page.description,
    section: section.id,
    tab: section.searchTab ?? 'All',
    trail: getPageTrail(path, site),
    badge: pageLabel(page) ?? getPlan(front.availability),
    weight:
      getPrior(section, site.coded.get(path)?.locale) * (front.boost ?? 1) * (isList(path, site) ? LIST_WEIGHT : 1),
    questions: [...(front.questions ?? []), ...(front.wordings ?? [])],
    errors: front.errors ?? [],
  };
}

const isList = (path: string, { coded }: Site) => LIST_PATH.test(path) || coded.get(path)?.isFolder === true;

function getPrior({ searchPrior }: Section, locale: LocaleId = 'en'): number {
  return locale === 'en' ? searchPrior : OTHER_LANGUAGE_PRIOR;
}

/** Returns the name of a language, by which its pages are also found. */
function getLanguageName(locale: LocaleId = 'en'): string | undefined {
  if (locale === 'en') return undefined;
  const english = new Intl.DisplayNames('en', { type: 'language' }).of(locale);
  return `${english} ${LOCALES.find(({ id }) => id === locale)?.label}`;
}

async function getText(path: string, renderer: SearchablePages) {
  try {
    return await renderer.text(path);
  } catch (error) {
    if (error instanceof FaultError) return undefined;
    throw error;
  }
}

/** Returns the plan that a feature needs, or its beta state. */
function getPlan(levels: FrontMatter['availability']): string | undefined {
  if (!levels) return undefined;
  const values = Object.values(levels);
  if (values.includes('private-beta')) return 'Private Beta';
  if (values.includes('public-beta')) return 'Public Beta';
  const without = (plan: 'hobby' | 'core' | 'pro') => levels[plan] !== 'full';
  if (without('pro')) return levels.pro === 'team-add-on' ? 'Team' : 'Enterprise';
  if (without('core')) return 'Pro';
  return without('hobby') ? 'Core' : undefined;
}

/** Creates the document of an issue or a discussion. */
function createThreadDocument({ title, url, excerpt, topics, kind, solved, state }: Thread): SearchDocument {
  const answered = kind === 'discussion' && solved;
  return {
    path: url,
    url,
    title,
    description: excerpt.slice(0, 160),
    section: 'github',
    tab: 'GitHub' satisfies SearchTab,
    trail: ['GitHub', kind === 'issue' ? 'Issues' : 'Discussions'],
    badge: answered ? 'Answered' : state === 'open' ? 'Open' : 'Closed',
    weight: THREAD_PRIOR,
    questions: [],
    errors: [],
    sections: [{ id: '', heading: title, text: `${excerpt}\n${topics.join(', ')}`, names: [], code: '' }],
  };
}
