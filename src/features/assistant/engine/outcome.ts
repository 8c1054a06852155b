import type { ReadQuestion } from '../../search/engine/question.ts';
import calibration from './calibration.json' with { type: 'json' };
import { type Meanings, nameTerms, termsOfChunk } from './chunk-terms.ts';
import { getDomain, getKnownWordShare, getStrangest, isForeign, type WordRanks } from './foreign.ts';
import type { QuestionMatch } from './question-index.ts';
import type { RankedChunk } from './rank.ts';
import { getLikelihood, TEXT_MODELS } from './text-model.ts';

/** What comes of a question. */
export type Outcome = 'answer' | 'not-found' | 'off-topic';

/** What the outcome is decided by. */
export interface OutcomeInput {
  question: string;
  read: ReadQuestion;
  ranked: readonly RankedChunk[];
  /** How well the search met the question. */
  found: number;
  /** The question with the earlier one it refers to. */
  whole: string;
  vector: Float32Array | undefined;
  /** The most similar question that no page answers. */
  gap: QuestionMatch | undefined;
  ranks: WordRanks;
  meanings: Meanings;
}

/** Signs that pages answer a question, each about 0 to 1. */
export function getSigns(input: OutcomeInput) {
  const { read, ranked, found, ranks, whole, vector, gap } = input;
  const best = ranked[0];
  const top = ranked.slice(0, 5);
  const missing = getMissing(input);
  const most = (name: keyof RankedChunk['features']) => Math.max(0, ...top.map(({ features }) => features[name]));
  return {
    familiar: getKnownWordShare(read) ** 2,
    strange: Math.min(1, read.strange.filter(({ name }) => name).length),
    domain: getDomain(read, ranks),
    strangest: getStrangest(read, ranks),
    missing: missing.share,
    missingMost: missing.most,
    found: Math.min(1.5, found),
    score: (best?.score ?? 0) / 10,
    chunk: most('chunkWithNames'),
    sentence: most('sentenceWithNames'),
    named: Math.max(most('title'), most('heading')),
    questions: most('questions'),
    meaning: most('meaningSentence'),
    meaningHeading: most('meaningHeading'),
    pairs: most('pairs'),
    similar: most('similarPage'),
    similarSaid: most('similarSaid'),
    similarCovered: most('similarCovered'),
    gap: gap?.score ?? 0,
    gapSaid: gap?.said ?? 0,
    gapCovered: gap?.covered ?? 0,
    gapMeaning: gap?.meaning ?? 0,
    lead: Math.min(1, ((best?.score ?? 0) - (ranked[1]?.score ?? 0)) / 2),
    gapNearer: Math.max(0, (gap?.score ?? 0) - most('similarPage')),
    gapFarther: Math.max(0, most('similarPage') - (gap?.score ?? 0)),
    offTopicText: getLikelihood(TEXT_MODELS.offTopic, read.said || whole, vector),
    unansweredText: getLikelihood(TEXT_MODELS.unanswered, read.said || whole, vector),
  };
}

/** Chunks in which the words of a question are looked for. */
const LOOKED_AT = 8;
/** Words that general English has more often than this say little about a subject. */
const COMMON_RANK = 300;

/** How much the words matter that none of the best chunks contains: the rarer in general English, the more. */
function getMissing({ read, ranked, ranks, meanings }: OutcomeInput): { most: number; share: number } {
  const top = ranked.slice(0, LOOKED_AT);
  const names = top.flatMap(({ page, chunk }) => [
    page.title,
    page.sections[chunk.section]?.heading ?? '',
    ...page.questions,
  ]);
  const texts = top.map(({ chunk }) => termsOfChunk(chunk, meanings));
  const terms = [...new Set(names)].map(nameTerms).concat(texts.flatMap(({ text, code }) => [text, code]));
  const weights = read.typed.map(({ word, term }) => {
    const weight = Math.log(1 + (ranks.get(word) ?? UNKNOWN_RANK) / COMMON_RANK);
    return { weight, missing: !terms.some((one) => one.has(term)) };
  });
  const sum = (all: typeof weights) => all.reduce((total, { weight }) => total + weight, 0);
  const missing = weights.filter((one) => one.missing);
  const most = Math.max(0, ...missing.map(({ weight }) => weight));
  return { most: most / Math.log(1 + UNKNOWN_RANK / COMMON_RANK), share: sum(missing) / Math.max(1, sum(weights)) };
}
const UNKNOWN_RANK = 40_000;

/** The signs by name. */
export type Signs = ReturnType<typeof getSigns>;

interface Model {
  weights: Readonly<Record<keyof Signs, number>>;
  bias: number;
  /** Least probability. */
  least: number;
}
const MODELS: { onTopic: Model; answered: Model } = calibration;

/** The probability that a model gives to signs. */
export function probability(signs: Signs, { weights, bias }: Pick<Model, 'weights' | 'bias'>): number {
  const sum = Object.entries(signs).reduce((all, [name, value]) => all + value * weights[name as keyof Signs], bias);
  return 1 / (1 + Math.exp(-sum));
}

/** Whether a question is answered, has no answer in the docs, or is about something else. */
export function getOutcome(input: OutcomeInput): Outcome {
  const { question, read, ranked } = input;
  if (isForeign(question) || read.words.length === 0 || ranked.length === 0) return 'off-topic';
  const signs = getSigns(input);
  if (probability(signs, MODELS.onTopic) < MODELS.onTopic.least) return 'off-topic';
  return probability(signs, MODELS.answered) < MODELS.answered.least ? 'not-found' : 'answer';
}
