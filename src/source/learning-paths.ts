import { guideMinutes } from './guide-minutes.ts';
import type { Page } from './pages.ts';

export interface LearningStep {
  path: string;
  title: string;
  /** What the reader can do after completing it. */
  outcome: string;
  minutes: number;
}

/** Pages to read in order, to learn one topic. */
export interface LearningPath {
  /** Page of the learning path itself. */
  path: string;
  title: string;
  description: string;
  minutes: number;
  steps: LearningStep[];
}

/** The learning paths that front matter defines, in the order of the pages; steps without a page are skipped. */
export function learningPaths(pages: readonly Page[]): LearningPath[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return pages.flatMap(({ path, front }): LearningPath[] => {
    if (!front.steps) return [];
    const steps = front.steps.flatMap(({ page, outcome }): LearningStep[] => {
      const found = byPath.get(page);
      if (!found) return [];
      return [{ path: page, title: found.front.title, outcome, minutes: guideMinutes(found) }];
    });
    const minutes = steps.reduce((sum, step) => sum + step.minutes, 0);
    return [{ path, title: front.title, description: front.description, minutes, steps }];
  });
}

/** A page's position in a learning path. */
export interface StepPlace {
  path: LearningPath;
  /** Number of the step, from 1. */
  number: number;
  step: LearningStep;
  next?: LearningStep;
}

/** The learning paths that a page is a step of; a notebook's guide route counts as its canonical page. */
export function getStepPlaces(page: Pick<Page, 'path' | 'front'>, paths: readonly LearningPath[]): StepPlace[] {
  const pagePaths = [page.path, page.front.canonical];
  return paths.flatMap((path): StepPlace[] => {
    const index = path.steps.findIndex((step) => pagePaths.includes(step.path));
    const step = path.steps[index];
    return step ? [{ path, number: index + 1, step, next: path.steps[index + 1] }] : [];
  });
}
