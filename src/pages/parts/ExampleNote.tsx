import type { ReactNode } from 'react';

/** A note that the data is an example. */
export function ExampleNote({ children }: { children: ReactNode }) {
  return (
    <p className="flex max-w-[36rem] gap-4 border-line-strong border-l-2 py-1 pl-4 text-[0.9375rem] text-ink-2">
      <span>{children}</span>
    </p>
  );
}
