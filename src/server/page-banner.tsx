import type { ReactNode } from 'react';
import { AvailabilityBanner } from '../features/availability/AvailabilityBanner.tsx';
import { StepLine } from '../features/learning-paths/StepLine.tsx';
import { StepList } from '../features/learning-paths/StepList.tsx';
import { NotebookFacts } from '../features/notebook/NotebookFacts.tsx';
import { ToolStatus } from '../features/tool-status/ToolStatus.tsx';
import { getStepPlaces, type LearningPath } from '../source/learning-paths.ts';
import type { Page } from '../source/pages.ts';

/** What a page shows between its title and its text: how a notebook was verified, whether the tool is developed, where the feature is available, and learning paths. */
export function pageBanner(page: Page, paths: readonly LearningPath[]): ReactNode {
  const { front, notebook, path } = page;
  const { availability, status } = front;
  const isMaintained = !status || status.state === 'maintained';
  const learningPath = paths.find((learningPath) => learningPath.path === path);
  const places = getStepPlaces(page, paths);
  if (isMaintained && !availability && !notebook && !learningPath && places.length === 0) return undefined;
  return (
    <>
      {notebook && <NotebookFacts name={notebook.name} run={notebook.run} />}
      {!isMaintained && <ToolStatus status={status} />}
      {availability && <AvailabilityBanner levels={availability} />}
      {places.map((place) => (
        <StepLine key={place.path.path} {...place} />
      ))}
      {learningPath && (
        <div className="mt-6">
          <p className="mb-2 text-sm text-ink-2">
            {learningPath.steps.length} steps, about {learningPath.minutes} minutes
          </p>
          <StepList learningPath={learningPath} />
        </div>
      )}
    </>
  );
}
