import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';

/** Props of DrawnFigure: `summary` says in one sentence what the figure shows. */
export interface DrawnFigureProps {
  summary: string;
  /** Markdown of the figure; the summary by default. */
  markdown?: string;
  /** Shown below the figure. */
  caption?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** What a page can set on any drawn figure: its Markdown, its caption and its classes. */
export type FigureFrame = Pick<DrawnFigureProps, 'markdown' | 'caption' | 'className'>;

/** The frame of a drawn figure. In Markdown, the summary replaces it. */
export function DrawnFigure({
  summary,
  markdown = summary,
  caption,
  className,
  children,
}: DrawnFigureProps): ReactNode {
  return (
    <figure aria-label={summary} data-markdown={markdown} data-markdown-ignore="" className={cn('drawn', className)}>
      {children}
      {caption}
    </figure>
  );
}

/** A labelled number for the header of a figure; belongs in a `<dl>`. */
export function Readout({ label, value }: { label: string; value: string }): ReactNode {
  return (
    <div className="readout">
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
