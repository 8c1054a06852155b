import type { Figure, FigureKind } from '../features/product-kit/figure.ts';
import { SAMPLE_PROMPT } from '../features/prompt-diff/sample.ts';
import { SAMPLE_SESSION } from '../features/session-timeline/sample.ts';

/** One figure of each kind, for tests. */
export const SAMPLE_FIGURES: Readonly<Record<FigureKind, Figure>> = {
  PromptDiff: { kind: 'PromptDiff', ...SAMPLE_PROMPT },
  SessionTimeline: { kind: 'SessionTimeline', ...SAMPLE_SESSION },
};
