import type { AnswerEvent } from '../../assistant/answer.ts';
import { answerQuestion } from '../../assistant/answer-question.ts';
import { plainQuestion, wholeQuestion } from '../../assistant/follow-up.ts';
import type { FoundSource, Passage } from '../../assistant/passage.ts';
import { pointersOf } from '../../assistant/pointers.ts';
import { LruMap } from '../../lib/lru.ts';
import { hasCjk } from '../../search/fold.ts';
import { localeOfText } from '../../search/locale-of.ts';
import { openQuestionReader, type QuestionReader } from '../../search/question.ts';
import type { FoundPage } from '../../search/types.ts';
import { ASK_PAGE_PATH } from '../../site/assistant.ts';
import { ASK } from '../../site/limits.ts';
import type { LocaleId } from '../../site/locales.ts';
import { sectionOf } from '../../site/sections.ts';
import { STARTING_POINTS } from '../../site/starting-points.ts';
import type { Renderer } from '../renderer.tsx';
import { trailOf } from '../search/documents.ts';
import { passagesOf } from './passages.ts';

/** A question as it is asked. */
export interface Question {
  question: string;
  /** Earlier questions of the conversation, the last one last. */
  before?: readonly string[] | undefined;
  locale?: LocaleId | undefined;
}

/** Answers questions from the pages of the site. */
export interface Assistant {
  /** The events of an answer, `done` last. */
  ask(question: Question): Promise<AnswerEvent[]>;
}

/** More than any page that is found by its words. */
const POINTED = 1000;
const START = STARTING_POINTS.slice(0, 4).map(({ title, path }) => ({ title, url: path }));

/** The assistant over what a renderer shows; opened when it is first asked. */
export function createAssistant(renderer: () => Renderer): Assistant {
  const readers = new Map<LocaleId, Promise<QuestionReader>>();
  const passages = new LruMap<readonly Passage[]>(ASK.pagesKept);
  const readerOf = (locale: LocaleId) => {
    const opened = readers.get(locale) ?? openQuestionReader(locale, renderer().search.read);
    readers.set(locale, opened);
    opened.catch(() => readers.delete(locale));
    return opened;
  };
  const passagesAt = async (path: string) => {
    const known = passages.get(path);
    if (known) return known;
    const outline = await renderer().outline(path);
    const made = outline ? passagesOf(outline.markdown, outline.headings) : [];
    passages.set(path, made);
    return made;
  };
  return {
    async ask({ question, before, locale }) {
      const whole = wholeQuestion(plainQuestion(question), before?.map(plainQuestion));
      const language = languageOf(whole, locale);
      const [engine, read] = await Promise.all([renderer().search.engine(language), readerOf(language)]);
      const found = await engine.search(`${whole} `, { limit: ASK.pagesLookedAt, byWords: true });
      const sources = await Promise.all(
        found.pages.filter(isQuoted).map(async (page) => sourceOf(page, await passagesAt(page.path), renderer())),
      );
      const pointed = await Promise.all(
        pointersOf(whole).map(async (path, at) => pointedSource(path, at, await passagesAt(path), renderer())),
      );
      return answerQuestion({
        question,
        whole,
        read: await read(whole),
        sources: withPointed(pointed, sources),
        start: START,
      });
    },
  };
}

/** English words are looked for in English, others in the language of the page they were typed on. */
function languageOf(question: string, locale: LocaleId | undefined): LocaleId {
  if (!hasCjk(question)) return 'en';
  return locale && locale !== 'en' ? locale : localeOfText(question);
}

/** Threads of others, lists of pages and the assistant's own page are not quoted. */
function isQuoted({ section, path }: FoundPage): boolean {
  return section !== 'github' && path !== ASK_PAGE_PATH && !/\/tag\/[^/]+$/.test(path);
}

function sourceOf(page: FoundPage, passages: readonly Passage[], { site }: Renderer): FoundSource {
  const { path, url, trail, section, score, title, sections } = page;
  const front = site.pages.get(path)?.front;
  return {
    path,
    url,
    title: title.map(({ text }) => text).join(''),
    trail,
    section,
    score,
    questions: [...(front?.questions ?? []), ...(front?.wordings ?? [])],
    description: front?.description ?? site.coded.get(path)?.description ?? '',
    scores: new Map(sections.map(({ id, score: own }) => [id, own])),
    passages,
  };
}

/** A page that is named by its path, before all others. */
function pointedSource(path: string, at: number, passages: readonly Passage[], { site }: Renderer): FoundSource {
  const page = site.pages.get(path)?.front ?? site.coded.get(path);
  const { title = '', description = '' } = page ?? {};
  const section = sectionOf(path);
  const own = { path, url: path, title, description, section: section.id, trail: trailOf(path, site) };
  return { ...own, score: POINTED - at, questions: [], scores: new Map(), passages, pointed: true };
}

function withPointed(pointed: readonly FoundSource[], sources: readonly FoundSource[]): FoundSource[] {
  const shown = pointed.filter(({ title }) => title !== '');
  return [...shown, ...sources.filter(({ path }) => !shown.some((source) => source.path === path))];
}
