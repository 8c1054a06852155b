import { ChevronDown } from 'lucide-react';
import { StepList } from '../../features/learning-paths/StepList.tsx';
import type { SiteIndex } from '../listing/site.ts';

/** The learning paths, each with its steps; one is open at a time. */
export function LearningPaths({ paths }: { paths: SiteIndex['learningPaths'] }) {
  if (paths.length === 0) return null;
  return (
    <section aria-labelledby="learning-paths" className="not-prose mt-12">
      <h2 id="learning-paths" className="text-2xl font-semibold tracking-tight">
        Learning paths
      </h2>
      <div className="mt-4 divide-y divide-line border-y border-line">
        {paths.map((learningPath, index) => (
          <div key={learningPath.path} className="py-4">
            <h3 className="text-lg font-semibold tracking-tight">
              <a
                href={learningPath.path}
                className="decoration-amber-ink decoration-1 underline-offset-4 hover:underline max-sm:inline-flex max-sm:min-h-11 max-sm:items-center"
              >
                {learningPath.title}
              </a>
            </h3>
            <p className="mt-0.5 text-sm leading-relaxed text-ink-2">{learningPath.description}</p>
            <details name="learning-path" open={index === 0} className="mt-2">
              <summary className="flex min-h-9 cursor-pointer items-center gap-1.5 text-sm font-medium text-ink-2 hover:text-ink max-sm:min-h-11 [&::-webkit-details-marker]:hidden">
                <ChevronDown aria-hidden className="size-4 text-ink-3 [[open]>summary>&]:rotate-180" />
                {learningPath.steps.length} steps, about {learningPath.minutes} minutes
              </summary>
              <StepList learningPath={learningPath} />
            </details>
          </div>
        ))}
      </div>
    </section>
  );
}
