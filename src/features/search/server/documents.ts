import { setImmediate as nextTurn } from 'node:timers/promises';
import { FaultError } from '../../../lib/fault.ts';
import type { FrontMatter } from '../../../schema/front-matter.ts';
import type { Thread } from '../../../schema/reference.ts';
import { LOCALES, type LocaleId } from '../../../site/locales.ts';
import { getSection, type Section } from '../../../site/sections.ts';
import { pageLabel } from '../../../source/page-label.ts';
import { getPageTrail } from '../../../source/page-trail.ts';
import type { Site } from '../../../source/site.ts';
import type { SearchDocument } from '../engine/document.ts';
import type { SearchTab } from '../engine/types.ts';
import { THREAD_PRIOR } from '../engine/weights.ts';
import type { SearchablePages } from './services.ts';
import { documentSections } from './text-sections.ts';

/** Pages that only list others. */
const LIST = /\/tag\/[^/]+$/;
const LISTS = 0.6;
/** The page of another language is what there is in that language. */
const OTHER_LANGUAGE = 0.8;

/** A document with the language it is written in. */
export interface LocalDocument {
  locale: LocaleId;
  document: SearchDocument;
}

/** Every page that may be found, and every thread; a page with a fault is left out. */
export async function loadDocuments(renderer: SearchablePages): Promise<LocalDocument[]> {
  const { site } = renderer;
  const documents: LocalDocument[] = [];
  for (const path of [...site.pages.keys(), ...site.coded.keys()].sort()) {
    const document = isFound(path, site) ? await pageDocument(path, renderer) : undefined;
    if (document) documents.push({ locale: site.coded.get(path)?.locale ?? 'en', document });
    // Other requests are answered in between.
    await nextTurn();
  }
  const threads = site.reference.threads.map(
    (thread): LocalDocument => ({ locale: 'en', document: threadDocument(thread) }),
  );
  return [...documents, ...threads];
}

/** A page as the index of a language has it: those of other languages are found by their language's name alone. */
export function projectForLocale(reader: LocaleId, { locale, document }: LocalDocument): SearchDocument {
  const { otherTitle: title = document.title } = document;
  if (locale === 'en' || locale === reader) return document;
  return {
    ...document,
    title,
    otherTitle: undefined,
    description: '',
    sections: [{ id: '', heading: title, text: '', names: [], code: '' }],
  };
}

function isFound(path: string, { pages, coded, notebooks }: Site): boolean {
  const front = pages.get(path)?.front;
  if (front) return !front.noindex && front.searchable !== false && (front.canonical ?? path) === path;
  // A page that stands at two URLs is found at the one that counts.
  return !coded.get(path)?.noindex && (notebooks.getCanonical(path) ?? path) === path;
}

async function pageDocument(path: string, renderer: SearchablePages): Promise<SearchDocument | undefined> {
  const { site } = renderer;
  const text = await getText(path, renderer);
  const front: Partial<FrontMatter> = site.pages.get(path)?.front ?? {};
  const page = site.pages.get(path)?.front ?? site.coded.get(path);
  if (!page || !text) return undefined;
  const section = getSection(path);
  return {
    path,
    url: path,
    title: page.title,
    otherTitle: page.sidebarTitle ?? getLanguage(site.coded.get(path)?.locale),
    description: page.description,
    section: section.id,
    tab: section.searchTab ?? 'All',
    trail: getPageTrail(path, site),
    badge: pageLabel(page) ?? getPlan(front.availability),
    weight: getPrior(section, site.coded.get(path)?.locale) * (front.boost ?? 1) * (isList(path, site) ? LISTS : 1),
    questions: [...(front.questions ?? []), ...(front.wordings ?? [])],
    errors: front.errors ?? [],
    sections: documentSections(text, page.title),
  };
}

const isList = (path: string, { coded }: Site) => LIST.test(path) || coded.get(path)?.isFolder === true;

function getPrior({ searchPrior }: Section, locale: LocaleId = 'en'): number {
  return locale === 'en' ? searchPrior : OTHER_LANGUAGE;
}

/** The page of a language is also looked for by the language's name. */
function getLanguage(locale: LocaleId = 'en'): string | undefined {
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

/** The plan that a feature is kept to, or how far it has come. */
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

/** An issue or a discussion. */
function threadDocument({ title, url, excerpt, topics, kind, solved, state }: Thread): SearchDocument {
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
