import type { ReactNode } from 'react';

/** The head of a drawn screen: its title, a line below the title, and figures or labels on the right. */
export function PanelHead({ title, note, children }: { title: string; note?: string; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2 border-line border-b px-4 py-3">
      <div className="min-w-0">
        <p className="break-words font-medium text-ink text-sm">{title}</p>
        {note && <p className="font-mono text-xs text-ink-3">{note}</p>}
      </div>
      {children}
    </div>
  );
}

/** A small label in a box, such as a filter or a status. */
export function Chip({ children }: { children: ReactNode }) {
  return (
    <span className="rounded-sm border border-line px-1.5 font-mono text-xs text-ink-2 leading-[18px]">{children}</span>
  );
}
