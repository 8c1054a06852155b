import type { ReactNode } from 'react';

/** The caption of a drawn figure with example data. */
export function ExampleCaption({ children }: { children: ReactNode }) {
  return (
    <figcaption className="border-line border-t bg-sunken px-4 py-2 text-ink-2 text-xs leading-5">
      <span className="font-medium">Example data</span> {children}
    </figcaption>
  );
}
