import { Button } from '../../ui/Button.tsx';

interface ListedStep {
  path: string;
  title: string;
  outcome: string;
}

export interface ListedPath {
  path: string;
  title: string;
  steps: readonly ListedStep[];
}

function Step({ step, number }: { step: ListedStep; number: number }) {
  return (
    <li className="relative flex gap-3 border-b border-line py-3.5 last:border-b-0">
      <span aria-hidden="true" className="w-5 shrink-0 font-mono text-xs leading-6 text-ink-3" data-markdown="skip">
        {number}
      </span>
      <div className="min-w-0 grow">
        <a
          href={step.path}
          className="font-medium text-ink decoration-amber-ink decoration-1 underline-offset-4 hover:underline max-sm:after:absolute max-sm:after:inset-y-0 max-sm:after:right-11 max-sm:after:left-0"
        >
          {step.title}
        </a>
        <p className="mt-0.5 text-sm leading-relaxed text-ink-2">{step.outcome}</p>
      </div>
      <label
        className="needs-js -my-2 -mr-2 grid size-11 shrink-0 cursor-pointer place-items-center"
        data-markdown="skip"
      >
        <span className="sr-only">Done: {step.title}</span>
        <input type="checkbox" data-step={step.path} autoComplete="off" className="size-5 accent-amber-ink" />
      </label>
    </li>
  );
}

/** The steps of a learning path, with checkboxes if JavaScript runs. */
export function StepList({ learningPath }: { learningPath: ListedPath }) {
  const { path, title, steps } = learningPath;
  return (
    <div data-learning-path={path} className="not-prose">
      <p
        className="needs-js flex items-center justify-end gap-3 pb-2 [&:not(:has(button:not([hidden])))]:hidden"
        data-markdown="skip"
      >
        <span data-progress className="font-mono text-xs text-ink-3" />
        <Button variant="outline" size="sm" data-reset-progress hidden aria-label={`Reset progress in ${title}`}>
          Reset
        </Button>
      </p>
      <ol className="border-t border-line">
        {steps.map((step, index) => (
          <Step key={step.path} step={step} number={index + 1} />
        ))}
      </ol>
      <p role="status" data-progress-news className="sr-only" data-markdown="skip" />
    </div>
  );
}
