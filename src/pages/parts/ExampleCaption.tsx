import { PencilRuler } from 'lucide-react';
import type { ReactNode } from 'react';

/** The caption of a drawn figure with example data, like that of figures in text. */
export function ExampleCaption({ children }: { children: ReactNode }) {
  return (
    <figcaption className="flex flex-wrap items-center gap-x-2 gap-y-1 border-line border-t bg-sunken px-4 py-2 text-ink-2 text-xs">
      <PencilRuler aria-hidden="true" size={14} className="shrink-0 text-ink-3" />
      <span className="font-medium">Illustrative data</span>
      <span>{children}</span>
    </figcaption>
  );
}
