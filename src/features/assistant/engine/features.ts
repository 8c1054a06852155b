import type { TextSection } from '../../../schema/page-text.ts';
import type { QueryWord } from '../../search/engine/question.ts';
import {
  type ChunkTerms,
  cosineSimilarity,
  type Embedder,
  getChunkTerms,
  getLabelTerms,
  getLabelVector,
  getPrefix,
  getWords,
} from './chunk-terms.ts';
import type { Chunk } from './chunks.ts';
import type { QuestionMatch } from './question-index.ts';
import type { QuestionIntent } from './question-intent.ts';
import { getCoverage } from './text-terms.ts';

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
export interface PreparedQuestion {
  text: string;
  words: readonly QueryWord[];
  vector: Float32Array | undefined;
  intent: QuestionIntent;
}

const TROUBLESHOOTING_TITLE = /^why (?:is|are|do|does)\b|^what does ["“]|\btroubleshoot/i;
const NEXT_STEPS_HEADING = /^(?:next|next steps|questions|see also|related(?: pages)?|further reading)$/i;
const INSTALL_COMMAND =
  /\b(?:pip|npm|pnpm|yarn|docker|helm|brew|uv|go get|cargo) (?:install|add|run|compose|pull|i)\b|dotnet add/;
const NUMBER = /\d|\b(?:one|two|three|four|five|six|ten|unlimited|no limit)\b/i;
const REASON = /\bbecause\b|\bsince\b|\bso that\b|\bcause\b/i;

const toNumber = (value: boolean) => (value ? 1 : 0);

/** What speaks for a chunk as the answer to a question, by name. The ranker weighs these. */
export function getFeatures(question: PreparedQuestion, page: FoundPage, chunk: Chunk, embedder: Embedder) {
  const chunkTerms = getChunkTerms(chunk, embedder);
  return {
    ...getWordingFeatures(question, page, chunk, chunkTerms, embedder),
    ...getSimilarityFeatures(question, page, chunk, chunkTerms, embedder),
    ...getPlaceFeatures(question, page, chunk),
    ...getSimilarQuestionFeatures(page, chunk),
    ...getIntentFeatures(question.intent, chunk, chunkTerms),
    ...getFormatFeatures(question.intent, page, chunk),
  };
}

/** The features of a chunk by name. */
export type Features = ReturnType<typeof getFeatures>;

/** How much of the question the chunk contains. */
function getWordingFeatures(
  { text, words }: PreparedQuestion,
  page: FoundPage,
  chunk: Chunk,
  chunkTerms: ChunkTerms,
  embedder: Embedder,
) {
  const heading = getLabelTerms(getHeadings(page.sections, chunk.section));
  const title = getLabelTerms(page.title);
  const best = (shares: readonly number[]) => Math.max(0, ...shares);
  return {
    chunk: getCoverage(words, chunkTerms.text),
    chunkWithNames: getCoverage(words, chunkTerms.text, heading, title),
    code: chunk.code ? getCoverage(words, chunkTerms.code) : 0,
    heading: getCoverage(words, heading),
    title: getCoverage(words, title),
    sentence: best(chunkTerms.sentences.map(({ terms }) => getCoverage(words, terms))),
    sentenceWithNames: best(chunkTerms.sentences.map(({ terms }) => getCoverage(words, terms, heading, title))),
    pairs: getAdjacentPairShare(text, chunkTerms.prefixes),
    neighbours: getCoverage(
      words,
      chunkTerms.text,
      ...getNeighbours(page, chunk).map((near) => getChunkTerms(near, embedder).text),
    ),
    wholePage: getCoverage(words, getPageTerms(page, embedder), title),
    description: getCoverage(words, getLabelTerms(page.description)),
  };
}

/** The chunks before and after, in the same section. */
function getNeighbours({ chunks }: FoundPage, { index, section }: Chunk): Chunk[] {
  return [chunks[index - 1], chunks[index + 1]].filter((chunk): chunk is Chunk => chunk?.section === section);
}

const pageTermsCache = new WeakMap<FoundPage['chunks'], Set<string>>();

function getPageTerms({ chunks }: FoundPage, embedder: Embedder): ReadonlySet<string> {
  const cached = pageTermsCache.get(chunks);
  if (cached) return cached;
  const terms = new Set<string>();
  for (const chunk of chunks) for (const term of getChunkTerms(chunk, embedder).text) terms.add(term);
  pageTermsCache.set(chunks, terms);
  return terms;
}

function getSimilarityFeatures(
  { vector }: PreparedQuestion,
  page: FoundPage,
  chunk: Chunk,
  chunkTerms: ChunkTerms,
  embedder: Embedder,
) {
  const heading = page.sections[chunk.section]?.heading ?? '';
  return {
    meaning: cosineSimilarity(vector, chunkTerms.vector),
    meaningSentence: Math.max(0, ...chunkTerms.sentences.map((sentence) => cosineSimilarity(vector, sentence.vector))),
    meaningHeading: cosineSimilarity(vector, getLabelVector(`${page.title} ${heading}`, embedder)),
    meaningQuestions: Math.max(
      0,
      ...page.questions.map((text) => cosineSimilarity(vector, getLabelVector(text, embedder))),
    ),
    meaningDescription: cosineSimilarity(vector, getLabelVector(page.description, embedder)),
  };
}

/** Where the chunk is, and what the search thinks of that place. */
function getPlaceFeatures({ words }: PreparedQuestion, page: FoundPage, chunk: Chunk) {
  const questions = Math.max(0, ...page.questions.map((text) => getCoverage(words, getLabelTerms(text))));
  const score = page.sectionScores.get(page.sections[chunk.section]?.id ?? '');
  return {
    questions,
    lead: questions * toNumber(chunk.section === 0 && chunk.index < 2),
    page: page.score,
    firstPage: toNumber(page.rank === 0),
    rank: 1 / (1 + page.rank),
    sectionScore: score ?? 0,
    noSectionScore: toNumber(score === undefined),
    first: toNumber(chunk.first),
    pageStart: toNumber(chunk.section === 0),
  };
}

/** How similar the reader's question is to those that the section, or another of the page, answers. */
function getSimilarQuestionFeatures({ matches, sections }: FoundPage, chunk: Chunk) {
  const match = matches.get(sections[chunk.section]?.id ?? '');
  return {
    similarReaderCoverage: match?.readerCoverage ?? 0,
    similarAuthorCoverage: match?.authorCoverage ?? 0,
    similarMeaning: match?.similarity ?? 0,
    similarScore: match?.score ?? 0,
    similarRank: match ? 1 / (1 + match.rank) : 0,
    similarPage: Math.max(0, ...[...matches.values()].map(({ score }) => score)),
  };
}

/** Whether the chunk has what the question asks for. */
function getIntentFeatures(intent: QuestionIntent, chunk: Chunk, chunkTerms: ChunkTerms) {
  const hasCode = chunk.code !== '';
  const hasLanguage = intent.languages.some((name) => chunkTerms.languages.has(name));
  const hasNumber = NUMBER.test(chunk.text);
  return {
    howCode: toNumber(intent.how && hasCode),
    codeUnasked: toNumber(!intent.how && chunk.kind === 'code'),
    language: toNumber(hasLanguage),
    otherLanguage: toNumber(intent.languages.length > 0 && hasCode && !hasLanguage),
    install: toNumber(intent.install && INSTALL_COMMAND.test(chunk.code)),
    numberHas: toNumber(intent.number && hasNumber),
    numberLacks: toNumber(intent.number && !hasNumber && !/\d/.test(chunk.code)),
    yesNo: toNumber(intent.yesNo && /^(?:Yes|No)\b/.test(chunk.text)),
    whyBecause: toNumber(intent.why && REASON.test(chunk.text)),
  };
}

/** The form of the chunk and the kind of its page. */
function getFormatFeatures(intent: QuestionIntent, page: FoundPage, chunk: Chunk) {
  const heading = page.sections[chunk.section]?.heading ?? '';
  return {
    troubleItem: toNumber(intent.trouble && /troubleshoot|what goes wrong|error/i.test(heading)),
    row: toNumber(chunk.kind === 'row'),
    item: toNumber(chunk.kind === 'item'),
    codeKind: toNumber(chunk.kind === 'code'),
    short: toNumber(chunk.text.length < 60),
    long: toNumber(chunk.text.length > 450),
    changelog: toNumber(page.section === 'changelog'),
    blog: toNumber(page.section === 'blog'),
    customers: toNumber(page.section === 'customers' || page.section === 'careers'),
    guides: toNumber(page.section === 'guides'),
    handbook: toNumber(page.section === 'handbook'),
    reference: toNumber(/^API reference/.test(page.title) && !intent.api),
    troublePage: toNumber(!intent.trouble && !intent.why && TROUBLESHOOTING_TITLE.test(page.title)),
    nextSteps: toNumber(NEXT_STEPS_HEADING.test(heading)),
  };
}

/** The heading of a section and the one above it. */
function getHeadings(sections: FoundPage['sections'], at: number): string {
  const { heading = '', level = 1 } = sections[at] ?? {};
  const above = sections.slice(1, at).findLast((section) => section.level < level);
  return above ? `${heading}\n${above.heading}` : heading;
}

const MAX_PAIR_DISTANCE = 3;

/** Share of the question's neighbouring words that are near each other in the chunk. */
function getAdjacentPairShare(question: string, prefixes: readonly string[]): number {
  const words = getWords(question).filter((word) => word.length > 2);
  if (words.length < 2) return 0;
  const positions = new Map<string, number[]>();
  for (const [at, key] of prefixes.entries()) positions.set(key, [...(positions.get(key) ?? []), at]);
  const getPositions = (word: string | undefined) => positions.get(getPrefix(word ?? '')) ?? [];
  const found = words.filter((word, at) => {
    const next = at + 1 < words.length ? getPositions(words[at + 1]) : [];
    return getPositions(word).some((here) =>
      next.some((there) => here !== there && Math.abs(here - there) <= MAX_PAIR_DISTANCE),
    );
  });
  return found.length / (words.length - 1);
}
