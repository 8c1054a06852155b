import type { ReactNode } from 'react';

/** A step: what it is called and what happens. */
export interface Step {
  title: string;
  text: ReactNode;
}

/** Steps in order, numbered in mono. */
export function NumberedSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol>
      {steps.map(({ title, text }, index) => (
        <li key={title} className="grid grid-cols-[2.5rem_minmax(0,1fr)] border-line border-t py-5 last:border-b">
          <span aria-hidden="true" className="font-mono text-[13px] text-ink-3 leading-7">
            {index + 1}
          </span>
          <div className="flex flex-col gap-1">
            <h3 className="font-medium text-ink text-lg tracking-[-0.015em]">{title}</h3>
            <div className="max-w-[40rem] text-ink-2">{text}</div>
          </div>
        </li>
      ))}
    </ol>
  );
}
