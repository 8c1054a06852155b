import { isStopWord } from '../../search/engine/stem.ts';
import { getTerms, getTokens } from '../../search/engine/terms.ts';
import models from './text-models.json' with { type: 'json' };

/** A model that separates two kinds of questions by their words and meaning. */
export interface TextModel {
  bias: number;
  /** Weights of the axes of meaning. */
  meaning: readonly number[];
  /** Weights of words, by stem. */
  words: Readonly<Record<string, number>>;
}

/** `offTopic` finds off-topic questions, `unanswered` finds questions that readers ask and no page answers. */
export const TEXT_MODELS: { offTopic: TextModel; unanswered: TextModel } = models;

/** Larger log-odds count as certain. */
const MAX_LOG_ODDS = 12;

/** Returns the distinct stems of a question's words. Small words count too, because they show how a question is phrased. */
export function getStems(text: string): string[] {
  const stems = new Set<string>();
  for (const { raw } of getTokens(text)) {
    const small = raw.toLowerCase();
    if (isStopWord(small)) stems.add(small);
    else for (const stem of getTerms(raw, 'prose').words) stems.add(stem);
  }
  return [...stems];
}

/** Returns the scaled log-odds that a question is of the kind that a model finds, from about -1 to 1. */
export function getScaledLogOdds(model: TextModel, text: string, vector: Float32Array | undefined): number {
  const stems = getStems(text);
  const { words, meaning, bias } = model;
  const wordSum = stems.reduce((sum, stem) => sum + (Object.hasOwn(words, stem) ? (words[stem] ?? 0) : 0), 0);
  const vectorSum = vector ? meaning.reduce((sum, weight, axis) => sum + weight * (vector[axis] ?? 0), 0) : 0;
  return Math.max(-1, Math.min(1, (bias + wordSum + vectorSum) / MAX_LOG_ODDS));
}
