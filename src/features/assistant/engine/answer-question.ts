import type { ParsedQuestion } from '../../search/engine/question.ts';
import type { AnswerEvent, AnswerSource, ClosePage } from './answer.ts';
import { choosePassages, type Passage } from './choose.ts';
import type { Embedder } from './chunk-terms.ts';
import { findFact } from './fact.ts';
import type { FoundPage, PreparedQuestion } from './features.ts';
import type { WordRanks } from './off-topic.ts';
import { getOutcome } from './outcome.ts';
import type { QuestionMatch } from './question-index.ts';
import { parseIntent } from './question-intent.ts';
import { quotePassage } from './quote.ts';
import { type RankedChunk, rankChunks } from './rank.ts';

/** A page that an answer may quote, with where it is. */
export interface AnswerPage extends FoundPage {
  url: string;
  trail: readonly string[];
  /** For pinned pages: the ID of the section with the answer, empty for the start of the page. */
  pinned?: string;
}

/** The glossary entries of terms, and for a single term the page that says more. */
export interface Definition {
  entry: AnswerPage;
  further: AnswerPage | undefined;
}

/** Everything that an answer is created from. */
export interface AnswerInput {
  /** As it was typed. */
  question: string;
  /** With the earlier question it refers to. */
  fullQuestion: string;
  /** True if it is a follow-up, to which the earlier question was added. */
  expanded?: boolean;
  parsed: ParsedQuestion;
  /** Pages that the search found, best first. */
  pages: readonly AnswerPage[];
  /** Set if the question asks what a term means. */
  definition?: Definition | undefined;
  /** How well the best page that the search found matches. */
  searchScore: number;
  /** The embedding of the question. */
  vector: Float32Array | undefined;
  /** The most similar question that no page answers. */
  unansweredMatch: QuestionMatch | undefined;
  /** The most similar question about something else. */
  offTopicMatch: QuestionMatch | undefined;
  embedder: Embedder;
  /** How common words are in general English. */
  ranks: WordRanks;
  /** Pages to start from if nothing is close. */
  startPages: readonly ClosePage[];
}

/** Maximum number of close pages that are named without an answer. */
const MAX_CLOSE_PAGES = 3;
/** Maximum number of passages in an answer. */
const MAX_PASSAGES = 3;

/** Prepares a question for the ranker. */
export function prepareQuestion({
  fullQuestion,
  parsed,
  vector,
}: Pick<AnswerInput, 'fullQuestion' | 'parsed' | 'vector'>): PreparedQuestion {
  return { text: fullQuestion, words: parsed.words, vector, intent: parseIntent(fullQuestion) };
}

/** Returns the events of an answer, `done` last. */
export function answerQuestion(input: AnswerInput): AnswerEvent[] {
  const { pages, startPages } = input;
  const prepared = prepareQuestion(input);
  const pinned = pages.filter((page) => page.pinned !== undefined);
  const ranked = rankChunks(prepared, pages, input.embedder);
  const outcome = pinned.length > 0 ? 'answer' : getOutcome({ ...input, ranked });
  const defined = input.definition ? getDefinitionPassages(input.definition) : [];
  const isNew = ({ page }: Passage) => !defined.some((passage) => passage.page.path === page.path);
  const isChosen = outcome === 'answer' && pinned.length === 0 && defined.length < 2;
  const passages = [
    ...defined,
    ...pinned.map(getPinnedPassage),
    ...(isChosen ? withCodeFirst(prepared, choosePassages(ranked)).filter(isNew) : []),
  ];
  const events = quotePassages(input, prepared, passages.slice(0, MAX_PASSAGES));
  if (events.length > 0) return [...events, { type: 'done' }];
  const reason = outcome === 'answer' ? 'not-found' : outcome;
  const close = reason === 'not-found' ? getClosePages(ranked) : [];
  return [{ type: 'none', reason, pages: close.length > 0 ? close : [...startPages] }, { type: 'done' }];
}

/** Puts the passage with code first for how-to questions, if it is among the best two. */
function withCodeFirst({ intent }: PreparedQuestion, passages: Passage[]): Passage[] {
  const [first, second] = passages;
  const hasCode = (passage: Passage | undefined) => passage?.chunks.some(({ code }) => code !== '') === true;
  return intent.how && first && second && !hasCode(first) && hasCode(second)
    ? [second, first, ...passages.slice(2)]
    : passages;
}

/** Number of paragraphs quoted from the start of a pinned page and from a pinned section, and of rows of its first table. */
const PINNED = { startParagraphs: 2, paragraphs: 4, rows: 5 } as const;

/** Returns the entry of a term, and the beginning of the page that says more. */
function getDefinitionPassages({ entry, further }: Definition): Passage[] {
  const { chunks } = entry;
  const [best] = chunks;
  if (!best) return [];
  const passage = { page: entry, section: best.section, chunks, best };
  return further ? [passage, getPinnedPassage(further)] : [passage];
}

/** Returns the first paragraphs and the first table of a section, or of the start of the page. */
function getPinnedPassage(page: AnswerPage): Passage {
  const first = page.sections.findIndex(({ id }) => page.pinned && id === page.pinned);
  const isPinned = ({ section }: { section: number }) => (first < 0 ? section <= 1 : section === first);
  const paragraphs = page.chunks
    .filter((chunk) => (chunk.kind === 'text' || chunk.opener !== undefined) && chunk.kind !== 'row' && isPinned(chunk))
    .slice(0, first < 0 ? PINNED.startParagraphs : PINNED.paragraphs);
  const [best = page.chunks[0]] = paragraphs;
  const rows = page.chunks.filter(({ kind, section }) => kind === 'row' && section === best?.section);
  const chunks = [...paragraphs, ...rows.filter(({ block }) => block === rows[0]?.block).slice(0, PINNED.rows)];
  return {
    page,
    section: best?.section ?? 0,
    chunks: chunks.filter((chunk) => chunk.section === best?.section).sort((one, other) => one.index - other.index),
    best: best as Passage['best'],
  };
}

function quotePassages(
  { embedder }: AnswerInput,
  prepared: PreparedQuestion,
  passages: readonly Passage[],
): AnswerEvent[] {
  const events: AnswerEvent[] = [];
  let number = 0;
  for (const [index, passage] of passages.entries()) {
    const mark = index === 0 ? findFact(prepared, passage, embedder) : undefined;
    const parts = quotePassage(passage, number + 1, mark);
    if (parts.length === 0) continue;
    number += 1;
    events.push({ type: 'source', source: getSource(passage, number) }, ...parts);
  }
  return events;
}

function getSource({ page, section }: Passage, number: number): AnswerSource {
  const { title, url, trail } = page as AnswerPage;
  const { id = '', heading = '' } = page.sections[section] ?? {};
  return { number, title, heading, url: id ? `${url}#${id}` : url, trail: [...trail] };
}

/** Returns the closest pages, each with its subject. */
function getClosePages(ranked: readonly RankedChunk[]): ClosePage[] {
  const pages = [...new Set(ranked.map(({ page }) => page as AnswerPage))].slice(0, MAX_CLOSE_PAGES);
  return pages.map(({ title, url, description }) => ({ title, url, reason: description }));
}
