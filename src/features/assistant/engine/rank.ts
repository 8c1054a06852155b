import { type Features, type FoundPage, featuresOf, type ReadyQuestion } from './features.ts';
import type { Meanings } from './unit-terms.ts';
import type { Unit } from './units.ts';
import weights from './weights.json' with { type: 'json' };

/** A unit with how well it answers. */
export interface RankedUnit {
  page: FoundPage;
  unit: Unit;
  features: Features;
  score: number;
}

const WEIGHTS: Readonly<Record<keyof Features, number>> = weights;

/** The weighted sum of features. */
export function scoreOf(features: Features): number {
  return Object.entries(features).reduce((sum, [name, value]) => sum + value * WEIGHTS[name as keyof Features], 0);
}

/** The units of all pages, the best answer first. */
export function rankUnits(question: ReadyQuestion, pages: readonly FoundPage[], meanings: Meanings): RankedUnit[] {
  return pages
    .flatMap((page) =>
      page.units.map((unit): RankedUnit => {
        const features = featuresOf(question, page, unit, meanings);
        return { page, unit, features, score: scoreOf(features) };
      }),
    )
    .sort((a, b) => b.score - a.score);
}
