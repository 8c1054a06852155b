import type { TextSection } from '../../../schema/page-text.ts';
import type { QueryWord } from '../../search/engine/question.ts';
import {
  type ChunkTerms,
  cosineSimilarity,
  type Embedder,
  getChunkTerms,
  getLabelReader,
  getPrefix,
  getWords,
} from './chunk-terms.ts';
import type { Chunk } from './chunks.ts';
import type { QuestionMatch } from './question-index.ts';
import type { QuestionIntent } from './question-intent.ts';
import { getCoverage, getWordShares, mergeShares, sumShares, type WordShares } from './text-terms.ts';

/** A page that the search found. */
export interface FoundPage {
  path: string;
  title: string;
  /** Identifier of its site section. */
  section: string;
  /** Questions that the page answers, according to its author. */
  questions: readonly string[];
  description: string;
  sections: readonly TextSection[];
  chunks: readonly Chunk[];
  /** Score relative to the best page, from 0 to 1, and position among the pages. */
  score: number;
  rank: number;
  /** Score of its sections by heading id, relative to the best section of all pages. */
  sectionScores: ReadonlyMap<string, number>;
  /** The author's question that is most similar to the reader's, by the ID of the section with the answer. */
  matches: ReadonlyMap<string, RankedMatch>;
}

/** A similar question, and the number of sections with a more similar one. */
export interface RankedMatch extends QuestionMatch {
  rank: number;
}

/** A question, prepared once for all chunks. */
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

/** Creates a reader for the features of one page's chunks, by name: signals that a chunk answers the question. The ranker weighs them. */
export function createFeatureReader(question: PreparedQuestion, page: FoundPage, embedder: Embedder) {
  const pageFeatures = getPageFeatures(question, page, embedder);
  const askedPrefixes = getPrefixes(question.text);
  const sections = new Map<number, SectionFeatures>();
  const shares = new Map<Chunk, WordShares>();
  const getShares = (chunk: Chunk) => {
    const chunkShares = shares.get(chunk) ?? getWordShares(question.words, getChunkTerms(chunk, embedder).text);
    shares.set(chunk, chunkShares);
    return chunkShares;
  };
  return (chunk: Chunk) => {
    const section =
      sections.get(chunk.section) ?? getSectionFeatures(question, page, pageFeatures, chunk.section, embedder);
    sections.set(chunk.section, section);
    const chunkTerms = getChunkTerms(chunk, embedder);
    return {
      ...getWordingFeatures(question, chunk, chunkTerms, getShares(chunk), pageFeatures, section),
      pairs: getAdjacentPairShare(askedPrefixes, chunkTerms.prefixes),
      neighbours: sumShares(
        question.words,
        getNeighbours(page, chunk).map(getShares).reduce(mergeShares, getShares(chunk)),
      ),
      ...getSimilarityFeatures(question, chunkTerms, pageFeatures, section),
      ...getPlaceFeatures(page, chunk, pageFeatures),
      ...getSimilarQuestionFeatures(page, chunk, pageFeatures),
      ...getIntentFeatures(question.intent, chunk, chunkTerms),
      ...getFormatFeatures(question.intent, page, chunk),
    };
  };
}

/** The features of a chunk by name. */
export type Features = ReturnType<ReturnType<typeof createFeatureReader>>;

/** Features that all chunks of a page share. */
function getPageFeatures({ words, vector }: PreparedQuestion, page: FoundPage, embedder: Embedder) {
  const labels = getLabelReader(page.chunks);
  const titleShares = getWordShares(words, labels.terms(page.title));
  const { questions, description, matches } = page;
  const getSimilarity = (text: string) => cosineSimilarity(vector, labels.vector(text, embedder));
  return {
    titleShares,
    title: sumShares(words, titleShares),
    wholePage: sumShares(words, mergeShares(titleShares, getWordShares(words, getPageTerms(page, embedder)))),
    description: getCoverage(words, labels.terms(description)),
    questions: Math.max(0, ...questions.map((text) => getCoverage(words, labels.terms(text)))),
    meaningQuestions: Math.max(0, ...questions.map(getSimilarity)),
    meaningDescription: getSimilarity(description),
    similarPage: Math.max(0, ...[...matches.values()].map(({ score }) => score)),
  };
}

type PageFeatures = ReturnType<typeof getPageFeatures>;

/** Features that all chunks of a section share. */
function getSectionFeatures(
  { words, vector }: PreparedQuestion,
  page: FoundPage,
  { titleShares }: PageFeatures,
  sectionIndex: number,
  embedder: Embedder,
) {
  const labels = getLabelReader(page.chunks);
  const shares = getWordShares(words, labels.terms(getHeadings(page.sections, sectionIndex)));
  const label = `${page.title} ${page.sections[sectionIndex]?.heading ?? ''}`;
  return {
    /** Words in its headings and in the title of the page. */
    nameShares: mergeShares(shares, titleShares),
    heading: sumShares(words, shares),
    meaningHeading: cosineSimilarity(vector, labels.vector(label, embedder)),
  };
}

type SectionFeatures = ReturnType<typeof getSectionFeatures>;

/** Features for how much of the question the chunk contains. */
function getWordingFeatures(
  { words }: PreparedQuestion,
  chunk: Chunk,
  { code, sentences }: ChunkTerms,
  shares: WordShares,
  { title, wholePage, description }: PageFeatures,
  { nameShares, heading }: SectionFeatures,
) {
  let [sentence, sentenceWithNames] = [0, 0];
  for (const { terms } of sentences) {
    const wordShares = getWordShares(words, terms, shares);
    sentence = Math.max(sentence, sumShares(words, wordShares));
    sentenceWithNames = Math.max(sentenceWithNames, sumShares(words, mergeShares(wordShares, nameShares)));
  }
  return {
    chunk: sumShares(words, shares),
    chunkWithNames: sumShares(words, mergeShares(shares, nameShares)),
    code: chunk.code ? getCoverage(words, code) : 0,
    heading,
    title,
    sentence,
    sentenceWithNames,
    wholePage,
    description,
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
  chunkTerms: ChunkTerms,
  { meaningQuestions, meaningDescription }: PageFeatures,
  { meaningHeading }: SectionFeatures,
) {
  return {
    meaning: cosineSimilarity(vector, chunkTerms.vector),
    meaningSentence: Math.max(0, ...chunkTerms.sentences.map((sentence) => cosineSimilarity(vector, sentence.vector))),
    meaningHeading,
    meaningQuestions,
    meaningDescription,
  };
}

/** Features of the place of the chunk, and its search score. */
function getPlaceFeatures(page: FoundPage, chunk: Chunk, { questions }: PageFeatures) {
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

/** Features for similar questions that the section, or another one of the page, answers. */
function getSimilarQuestionFeatures({ matches, sections }: FoundPage, chunk: Chunk, { similarPage }: PageFeatures) {
  const match = matches.get(sections[chunk.section]?.id ?? '');
  return {
    similarReaderCoverage: match?.readerCoverage ?? 0,
    similarAuthorCoverage: match?.authorCoverage ?? 0,
    similarMeaning: match?.similarity ?? 0,
    similarScore: match?.score ?? 0,
    similarRank: match ? 1 / (1 + match.rank) : 0,
    similarPage,
  };
}

/** Features for whether the chunk has what the question asks for. */
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

/** Features of the form of the chunk and the kind of its page. */
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

/** Returns the heading of a section and the one above it. */
function getHeadings(sections: FoundPage['sections'], sectionIndex: number): string {
  const { heading = '', level = 1 } = sections[sectionIndex] ?? {};
  const above = sections.slice(1, sectionIndex).findLast((section) => section.level < level);
  return above ? `${heading}\n${above.heading}` : heading;
}

const MAX_PAIR_DISTANCE = 3;

/** Returns the first letters of a question's words, in order. */
function getPrefixes(question: string): string[] {
  return getWords(question)
    .filter((word) => word.length > 2)
    .map(getPrefix);
}

/** Returns the share of the question's neighbouring words that are near each other in the chunk. */
function getAdjacentPairShare(questionPrefixes: readonly string[], prefixes: readonly string[]): number {
  if (questionPrefixes.length < 2) return 0;
  const positions = new Map<string, number[]>(questionPrefixes.map((prefix) => [prefix, []]));
  for (const [position, prefix] of prefixes.entries()) positions.get(prefix)?.push(position);
  const found = questionPrefixes.filter((prefix, index) => {
    const next = positions.get(questionPrefixes[index + 1] ?? '') ?? [];
    return positions
      .get(prefix)
      ?.some((position) =>
        next.some(
          (nextPosition) => position !== nextPosition && Math.abs(position - nextPosition) <= MAX_PAIR_DISTANCE,
        ),
      );
  });
  return found.length / (questionPrefixes.length - 1);
}
