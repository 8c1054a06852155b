import type { TextSection } from '../../../schema/page-text.ts';
import type { QueryWord } from '../../search/engine/question.ts';
import type { Asks } from './asks.ts';
import {
  type ChunkTerms,
  getBeginning,
  likeness,
  type Meanings,
  nameTerms,
  nameVector,
  termsOfChunk,
  wordsIn,
} from './chunk-terms.ts';
import type { Chunk } from './chunks.ts';
import type { QuestionMatch } from './question-index.ts';
import { getShare } from './weigh.ts';

/** A page that the search found. */
export interface FoundPage {
  path: string;
  title: string;
  /** Identifier of its site section. */
  section: string;
  /** Questions that its author says it answers. */
  questions: readonly string[];
  description: string;
  sections: readonly TextSection[];
  chunks: readonly Chunk[];
  /** Score relative to the best page, from 0 to 1, and position among the pages. */
  score: number;
  rank: number;
  /** Score of its sections by heading id, relative to the best section of all pages. */
  sectionScores: ReadonlyMap<string, number>;
  /** The author's question that is most similar to the reader's, by the id of the section that answers it. */
  matches: ReadonlyMap<string, RankedMatch>;
}

/** A similar question, and how many sections have one that is more similar. */
export interface RankedMatch extends QuestionMatch {
  rank: number;
}

/** A question, read once for all chunks. */
export interface ReadyQuestion {
  text: string;
  words: readonly QueryWord[];
  vector: Float32Array | undefined;
  asks: Asks;
}

const TROUBLE_PAGE = /^why (?:is|are|do|does)\b|^what does ["“]|\btroubleshoot/i;
const LEADS_ON = /^(?:next|next steps|questions|see also|related(?: pages)?|further reading)$/i;
const INSTALLS =
  /\b(?:pip|npm|pnpm|yarn|docker|helm|brew|uv|go get|cargo) (?:install|add|run|compose|pull|i)\b|dotnet add/;
const NUMBER = /\d|\b(?:one|two|three|four|five|six|ten|unlimited|no limit)\b/i;
const REASON = /\bbecause\b|\bsince\b|\bso that\b|\bcause\b/i;

const yes = (value: boolean) => (value ? 1 : 0);

/** What speaks for a chunk as the answer to a question, by name. The ranker weighs these. */
export function getFeatures(question: ReadyQuestion, page: FoundPage, chunk: Chunk, meanings: Meanings) {
  const own = termsOfChunk(chunk, meanings);
  return {
    ...wording(question, page, chunk, own, meanings),
    ...meaning(question, page, chunk, own, meanings),
    ...place(question, page, chunk),
    ...similarQuestions(page, chunk),
    ...suitability(question.asks, chunk, own),
    ...form(question.asks, page, chunk),
  };
}

/** The features of a chunk. */
export type Features = ReturnType<typeof getFeatures>;

/** How much of the question the chunk says. */
function wording({ text, words }: ReadyQuestion, page: FoundPage, chunk: Chunk, own: ChunkTerms, meanings: Meanings) {
  const heading = nameTerms(getHeadings(page.sections, chunk.section));
  const title = nameTerms(page.title);
  const best = (shares: readonly number[]) => Math.max(0, ...shares);
  return {
    chunk: getShare(words, own.text),
    chunkWithNames: getShare(words, own.text, heading, title),
    code: chunk.code ? getShare(words, own.code) : 0,
    heading: getShare(words, heading),
    title: getShare(words, title),
    sentence: best(own.sentences.map(({ terms }) => getShare(words, terms))),
    sentenceWithNames: best(own.sentences.map(({ terms }) => getShare(words, terms, heading, title))),
    pairs: getPairs(text, own.beginnings),
    neighbours: getShare(words, own.text, ...neighbours(page, chunk).map((near) => termsOfChunk(near, meanings).text)),
    wholePage: getShare(words, pageTerms(page, meanings), title),
    description: getShare(words, nameTerms(page.description)),
  };
}

/** The chunks before and after, in the same section. */
function neighbours({ chunks }: FoundPage, { index, section }: Chunk): Chunk[] {
  return [chunks[index - 1], chunks[index + 1]].filter((chunk): chunk is Chunk => chunk?.section === section);
}

const pages = new WeakMap<FoundPage['chunks'], Set<string>>();

/** All terms of a page. */
function pageTerms({ chunks }: FoundPage, meanings: Meanings): ReadonlySet<string> {
  const held = pages.get(chunks);
  if (held) return held;
  const all = new Set<string>();
  for (const chunk of chunks) for (const term of termsOfChunk(chunk, meanings).text) all.add(term);
  pages.set(chunks, all);
  return all;
}

function meaning({ vector }: ReadyQuestion, page: FoundPage, chunk: Chunk, own: ChunkTerms, meanings: Meanings) {
  const heading = page.sections[chunk.section]?.heading ?? '';
  return {
    meaning: likeness(vector, own.vector),
    meaningSentence: Math.max(0, ...own.sentences.map((sentence) => likeness(vector, sentence.vector))),
    meaningHeading: likeness(vector, nameVector(`${page.title} ${heading}`, meanings)),
    meaningQuestions: Math.max(0, ...page.questions.map((text) => likeness(vector, nameVector(text, meanings)))),
    meaningDescription: likeness(vector, nameVector(page.description, meanings)),
  };
}

/** Where the chunk is, and what the search thinks of that place. */
function place({ words }: ReadyQuestion, page: FoundPage, chunk: Chunk) {
  const questions = Math.max(0, ...page.questions.map((text) => getShare(words, nameTerms(text))));
  const score = page.sectionScores.get(page.sections[chunk.section]?.id ?? '');
  return {
    questions,
    lead: questions * yes(chunk.section === 0 && chunk.index < 2),
    page: page.score,
    firstPage: yes(page.rank === 0),
    rank: 1 / (1 + page.rank),
    sectionScore: score ?? 0,
    noSectionScore: yes(score === undefined),
    first: yes(chunk.first),
    pageStart: yes(chunk.section === 0),
  };
}

/** How similar the reader's question is to those that the section, or another of the page, answers. */
function similarQuestions({ matches, sections }: FoundPage, chunk: Chunk) {
  const own = matches.get(sections[chunk.section]?.id ?? '');
  return {
    similarSaid: own?.said ?? 0,
    similarCovered: own?.covered ?? 0,
    similarMeaning: own?.meaning ?? 0,
    similarScore: own?.score ?? 0,
    similarRank: own ? 1 / (1 + own.rank) : 0,
    similarPage: Math.max(0, ...[...matches.values()].map((match) => match.score)),
  };
}

/** Whether the chunk has what the question asks for. */
function suitability(asks: Asks, chunk: Chunk, own: ChunkTerms) {
  const hasCode = chunk.code !== '';
  const speaks = asks.languages.some((name) => own.languages.has(name));
  const hasNumber = NUMBER.test(chunk.text);
  return {
    howCode: yes(asks.how && hasCode),
    codeUnasked: yes(!asks.how && chunk.kind === 'code'),
    language: yes(speaks),
    otherLanguage: yes(asks.languages.length > 0 && hasCode && !speaks),
    install: yes(asks.install && INSTALLS.test(chunk.code)),
    numberHas: yes(asks.number && hasNumber),
    numberLacks: yes(asks.number && !hasNumber && !/\d/.test(chunk.code)),
    yesNo: yes(asks.yesNo && /^(?:Yes|No)\b/.test(chunk.text)),
    whyBecause: yes(asks.why && REASON.test(chunk.text)),
  };
}

/** The form of the chunk and the kind of its page. */
function form(asks: Asks, page: FoundPage, chunk: Chunk) {
  const heading = page.sections[chunk.section]?.heading ?? '';
  return {
    troubleItem: yes(asks.trouble && /troubleshoot|what goes wrong|error/i.test(heading)),
    row: yes(chunk.kind === 'row'),
    item: yes(chunk.kind === 'item'),
    codeKind: yes(chunk.kind === 'code'),
    short: yes(chunk.text.length < 60),
    long: yes(chunk.text.length > 450),
    changelog: yes(page.section === 'changelog'),
    blog: yes(page.section === 'blog'),
    customers: yes(page.section === 'customers' || page.section === 'careers'),
    guides: yes(page.section === 'guides'),
    handbook: yes(page.section === 'handbook'),
    reference: yes(/^API reference/.test(page.title) && !asks.api),
    troublePage: yes(!asks.trouble && !asks.why && TROUBLE_PAGE.test(page.title)),
    nextSteps: yes(LEADS_ON.test(heading)),
  };
}

/** The heading of a section and the one above it. */
function getHeadings(sections: FoundPage['sections'], at: number): string {
  const { heading = '', level = 1 } = sections[at] ?? {};
  const above = sections.slice(1, at).findLast((section) => section.level < level);
  return above ? `${heading}\n${above.heading}` : heading;
}

const NEAR = 3;

/** Share of the question's neighbouring words that are near each other in the chunk. */
function getPairs(question: string, beginnings: readonly string[]): number {
  const asked = wordsIn(question).filter((word) => word.length > 2);
  if (asked.length < 2) return 0;
  const places = new Map<string, number[]>();
  for (const [at, key] of beginnings.entries()) places.set(key, [...(places.get(key) ?? []), at]);
  const of = (word: string | undefined) => places.get(getBeginning(word ?? '')) ?? [];
  const found = asked.filter((word, at) => {
    const next = at + 1 < asked.length ? of(asked[at + 1]) : [];
    return of(word).some((here) => next.some((there) => here !== there && Math.abs(here - there) <= NEAR));
  });
  return found.length / (asked.length - 1);
}
