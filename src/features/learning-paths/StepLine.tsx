export interface StepLineProps {
  path: { path: string; title: string; steps: readonly { path: string }[] };
  number: number;
  step: { path: string };
  next?: { path: string; title: string };
}

const LINK = 'font-medium text-ink underline decoration-line-strong underline-offset-4 hover:decoration-amber-ink';

/** The line above a page that is a step of a learning path: its number, the next step, and a checkbox. It is not part of the text. */
export function StepLine({ path, number, step, next }: StepLineProps) {
  return (
    <div
      data-markdown="skip"
      data-learning-path={path.path}
      data-steps={path.steps.map((one) => one.path).join(' ')}
      className="not-prose mt-5 flex flex-wrap items-center gap-x-6 rounded-md border border-line bg-raised px-3.5 py-1 text-sm text-ink-2"
    >
      <p className="py-2">
        Step {number} of {path.steps.length} in{' '}
        <a href={path.path} className={LINK}>
          {path.title}
        </a>
        {next ? ', next: ' : ', the last one.'}
        {next && (
          <a href={next.path} className={LINK}>
            {next.title}
          </a>
        )}
      </p>
      <label className="needs-js flex min-h-10 cursor-pointer items-center gap-2 max-sm:min-h-11">
        <input type="checkbox" data-step={step.path} autoComplete="off" className="size-4.5 accent-amber-ink" />
        Done
      </label>
      <p role="status" data-progress-news className="sr-only" />
    </div>
  );
}
