import { hasCjk } from '../../search/engine/fold.ts';
import type { ParsedQuestion } from '../../search/engine/question.ts';
import type { NoAnswerReason } from './answer.ts';
import calibration from './calibration.json' with { type: 'json' };
import { type Embedder, getChunkTerms, getLabelReader } from './chunk-terms.ts';
import { isKnownQuestion } from './known-question.ts';
import {
  getDomainScore,
  getKnownWordShare,
  getLowestDomainScore,
  isOffTopicRequest,
  type WordRanks,
} from './off-topic.ts';
import { isOtherLanguage } from './other-language.ts';
import type { QuestionMatch } from './question-index.ts';
import type { RankedChunk } from './rank.ts';
import { getScaledLogOdds, TEXT_MODELS } from './text-model.ts';

export type Outcome = 'answer' | NoAnswerReason;

export interface OutcomeInput {
  question: string;
  parsed: ParsedQuestion;
  ranked: readonly RankedChunk[];
  /** How well the best page that the search found matches. */
  searchScore: number;
  /** The question with the earlier one it refers to. */
  fullQuestion: string;
  vector: Float32Array | undefined;
  /** The most similar question that no page answers. */
  unansweredMatch: QuestionMatch | undefined;
  /** The most similar question about something else. */
  offTopicMatch: QuestionMatch | undefined;
  ranks: WordRanks;
  embedder: Embedder;
}

/** Returns signals that pages answer a question, each about 0 to 1. */
export function getSignals(input: OutcomeInput) {
  const { parsed, ranked, searchScore, ranks, fullQuestion, vector, unansweredMatch, offTopicMatch } = input;
  const text = parsed.readText || fullQuestion;
  const best = ranked[0];
  const top = ranked.slice(0, 5);
  const missing = getMissingWords(input);
  const max = (name: keyof RankedChunk['features']) => Math.max(0, ...top.map(({ features }) => features[name]));
  return {
    knownWords: getKnownWordShare(parsed) ** 2,
    unknownNames: Math.min(1, parsed.unknownWords.filter(({ name }) => name).length),
    domain: getDomainScore(parsed, ranks),
    lowestDomain: getLowestDomainScore(parsed, ranks),
    missing: missing.share,
    missingMost: missing.max,
    found: Math.min(1.5, searchScore),
    score: (best?.score ?? 0) / 10,
    chunk: max('chunkWithNames'),
    sentence: max('sentenceWithNames'),
    named: Math.max(max('title'), max('heading')),
    questions: max('questions'),
    meaning: max('meaningSentence'),
    meaningHeading: max('meaningHeading'),
    pairs: max('pairs'),
    similar: max('similarPage'),
    similarReaderCoverage: max('similarReaderCoverage'),
    similarAuthorCoverage: max('similarAuthorCoverage'),
    unansweredScore: unansweredMatch?.score ?? 0,
    unansweredReaderCoverage: unansweredMatch?.readerCoverage ?? 0,
    unansweredAuthorCoverage: unansweredMatch?.authorCoverage ?? 0,
    unansweredSimilarity: unansweredMatch?.similarity ?? 0,
    lead: Math.min(1, ((best?.score ?? 0) - (ranked[1]?.score ?? 0)) / 2),
    unansweredNearer: Math.max(0, (unansweredMatch?.score ?? 0) - max('similarPage')),
    unansweredFarther: Math.max(0, max('similarPage') - (unansweredMatch?.score ?? 0)),
    offTopicMatch: offTopicMatch?.score ?? 0,
    offTopicReaderCoverage: offTopicMatch?.readerCoverage ?? 0,
    offTopicText: getScaledLogOdds(TEXT_MODELS.offTopic, text, vector),
    unansweredText: getScaledLogOdds(TEXT_MODELS.unanswered, text, vector),
  };
}

/** Number of chunks that are searched for the words of a question. */
const CHECKED_CHUNKS = 8;
/** More frequent words of general English say little about a subject. */
const COMMON_RANK = 300;
const UNKNOWN_RANK = 40_000;

/** Weighs the words that none of the best chunks contains: the rarer in general English, the more. */
function getMissingWords({ parsed, ranked, ranks, embedder }: OutcomeInput): { max: number; share: number } {
  const top = ranked.slice(0, CHECKED_CHUNKS);
  const names = top.flatMap(({ page, chunk }) =>
    [page.title, page.sections[chunk.section]?.heading ?? '', ...page.questions].map(getLabelReader(page.chunks).terms),
  );
  const texts = top.map(({ chunk }) => getChunkTerms(chunk, embedder));
  const terms = new Set([...names, ...texts.flatMap(({ text, code }) => [text, code])]);
  const weights = parsed.typed.map(({ word, term }) => {
    const weight = Math.log(1 + (ranks.get(word) ?? UNKNOWN_RANK) / COMMON_RANK);
    return { weight, missing: ![...terms].some((one) => one.has(term)) };
  });
  const sum = (all: typeof weights) => all.reduce((total, { weight }) => total + weight, 0);
  const missing = weights.filter((one) => one.missing);
  const max = Math.max(0, ...missing.map(({ weight }) => weight));
  return { max: max / Math.log(1 + UNKNOWN_RANK / COMMON_RANK), share: sum(missing) / Math.max(1, sum(weights)) };
}

/** The signals by name, as in `calibration.json`. */
export type Signals = ReturnType<typeof getSignals>;

/** Short questions give fewer signals than others, so they have their own thresholds. */
export type QuestionLength = 'short' | 'long';

/** Maximum number of informative words in a short question. */
const MAX_SHORT_WORDS = 3;

/** Returns whether a question is short. In Chinese, Japanese and Korean, only words with an English term are known. */
export const getQuestionLength = ({
  fullQuestion,
  parsed,
}: Pick<OutcomeInput, 'fullQuestion' | 'parsed'>): QuestionLength =>
  parsed.words.length <= MAX_SHORT_WORDS || hasCjk(fullQuestion) ? 'short' : 'long';

interface Model {
  weights: Readonly<Record<keyof Signals, number>>;
  bias: number;
  /** Thresholds: a question below this probability is refused. */
  least: Readonly<Record<QuestionLength, number>>;
}
const MODELS: { onTopic: Model; answered: Model } = calibration;

export function getProbability(signals: Signals, { weights, bias }: Pick<Model, 'weights' | 'bias'>): number {
  const sum = Object.entries(signals).reduce(
    (all, [name, value]) => all + value * weights[name as keyof Signals],
    bias,
  );
  return 1 / (1 + Math.exp(-sum));
}

/** Below this probability of being on topic, a refused question may be called off-topic. */
const SURELY_OFF_TOPIC = 0.03;

/**
 * Says why a question is refused. It is only off-topic if it is more like those about something else than like those
 * that no page answers. Of the refused tuning questions, this calls 75 % of those about something else off-topic, and
 * 15 % of those that only have no answer.
 */
export function getRefusalReason(
  { unansweredScore, offTopicMatch }: Pick<Signals, 'unansweredScore' | 'offTopicMatch'>,
  onTopic: number,
): NoAnswerReason {
  return onTopic < SURELY_OFF_TOPIC && unansweredScore <= offTopicMatch ? 'off-topic' : 'not-found';
}

/** Decides whether a question is answered, and if not, why. */
export function getOutcome(input: OutcomeInput): Outcome {
  const { question, parsed, ranked, unansweredMatch, offTopicMatch } = input;
  if (isOffTopicRequest(question)) return 'off-topic';
  if (parsed.words.length === 0 || ranked.length === 0)
    return isOtherLanguage(question) ? 'other-language' : 'off-topic';
  const matches = [...new Set(ranked.map(({ page }) => page))].flatMap((page) => [...page.matches.values()]);
  if (isKnownQuestion(matches, [unansweredMatch, offTopicMatch])) return 'answer';
  const signals = getSignals(input);
  const length = getQuestionLength(input);
  const isOnTopic = !isRefused(signals, MODELS.onTopic, length);
  if (isOnTopic && !isRefused(signals, MODELS.answered, length)) return 'answer';
  if (isOtherLanguage(question)) return 'other-language';
  return isOnTopic ? 'not-found' : getRefusalReason(signals, getProbability(signals, MODELS.onTopic));
}

const isRefused = (signals: Signals, model: Model, length: QuestionLength) =>
  getProbability(signals, model) < model.least[length];
