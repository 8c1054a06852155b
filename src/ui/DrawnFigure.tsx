import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';

/** Props of DrawnFigure: `summary` is what the picture says in one sentence. */
export interface DrawnFigureProps {
  summary: string;
  /** Markdown of the figure; the summary by default. */
  markdown?: string;
  /** Shown below the picture. */
  caption?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** What a page sets on any drawn picture: its Markdown, its caption and its classes. */
export type FigureFrame = Pick<DrawnFigureProps, 'markdown' | 'caption' | 'className'>;

/** The frame of a drawn picture of the platform. In Markdown it is its summary. */
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

/** A number with its name, for the head of a picture; belongs in a `<dl>`. */
export function Readout({ label, value }: { label: string; value: string }): ReactNode {
  return (
    <div className="readout">
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
