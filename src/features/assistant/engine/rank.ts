import { SECTIONS } from '../../../site/sections.ts';
import type { Embedder } from './chunk-terms.ts';
import type { Chunk } from './chunks.ts';
import { createFeatureReader, type Features, type FoundPage, type PreparedQuestion } from './features.ts';
import weights from './weights.json' with { type: 'json' };

/** A chunk with its score. */
export interface RankedChunk {
  page: FoundPage;
  chunk: Chunk;
  features: Features;
  score: number;
}

const WEIGHTS: Readonly<Record<keyof Features, number>> = weights;
const FEATURE_NAMES = Object.keys(weights) as (keyof Features)[];

/** Bonus for a section whose author wrote exactly this question; less for kinds of pages with a lower search prior, such as posts. */
const SAME_QUESTION = 2;
const PRIORS = new Map<string, number>(SECTIONS.map(({ id, searchPrior }) => [id, searchPrior]));

/** The weighted sum of features. */
export function getScore(features: Features): number {
  let sum = 0;
  for (const name of FEATURE_NAMES) sum += features[name] * WEIGHTS[name];
  return sum;
}

/** Ranks the chunks of all pages, the best answer first. */
export function rankChunks(question: PreparedQuestion, pages: readonly FoundPage[], embedder: Embedder): RankedChunk[] {
  return pages
    .flatMap((page) => {
      const getFeatures = createFeatureReader(question, page, embedder);
      return page.chunks.map((chunk): RankedChunk => {
        const features = getFeatures(chunk);
        const isSame = page.matches.get(page.sections[chunk.section]?.id ?? '')?.same === true;
        const bonus = isSame ? SAME_QUESTION * (PRIORS.get(page.section) ?? 1) : 0;
        return { page, chunk, features, score: getScore(features) + bonus };
      });
    })
    .sort((a, b) => b.score - a.score);
}
