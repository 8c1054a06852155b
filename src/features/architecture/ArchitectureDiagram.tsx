import { cn } from '../../lib/cn.ts';
import { DiagramDrawing } from './DiagramDrawing.tsx';
import type { Diagram, LinkKind } from './diagram.ts';
import { ARCHITECTURE_WORDS, type ArchitectureWords } from './words.ts';

/** What `ArchitectureDiagram` takes. */
export interface ArchitectureDiagramProps {
  diagram: Diagram;
  /** Unique ID on the page. */
  id?: string;
  words?: ArchitectureWords;
  /** What replaces the figure in Markdown. */
  markdown?: string;
  className?: string;
}

const KINDS = ['data', 'control', 'query'] as const satisfies LinkKind[];

function Legend({ words }: { words: ArchitectureWords }) {
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 font-mono text-xs text-ink-3">
      {KINDS.map((kind) => (
        <span key={kind} className="inline-flex items-center gap-2">
          <svg width={20} height={4} aria-hidden="true" className={kind === 'data' ? 'stroke-amber' : 'stroke-ink-3'}>
            <line
              x1={0}
              x2={20}
              y1={2}
              y2={2}
              strokeWidth={kind === 'data' ? 2 : 1}
              strokeDasharray={kind === 'query' ? '3 3' : undefined}
            />
          </svg>
          {words.kinds[kind]}
        </span>
      ))}
    </p>
  );
}

function Steps({ diagram }: { diagram: Diagram }) {
  return (
    <ol className="grid gap-x-8 gap-y-1.5 text-[13px] text-ink-2 leading-5 @2xl:grid-flow-col @2xl:grid-cols-2 @2xl:grid-rows-[repeat(4,auto)]">
      {diagram.links.map(({ text }, index) => (
        <li key={text} className="flex gap-3">
          <span aria-hidden="true" className="font-mono text-xs text-ink-3 leading-5">
            {index + 1}
          </span>
          {text}
        </li>
      ))}
    </ol>
  );
}

/** Draws the platform's parts and the data flow between them, with the steps as text below. */
export function ArchitectureDiagram({
  diagram,
  id = 'architecture',
  words = ARCHITECTURE_WORDS,
  markdown,
  className,
}: ArchitectureDiagramProps) {
  return (
    <figure
      data-markdown={markdown}
      data-markdown-ignore={markdown && ''}
      className={cn('@container overflow-hidden rounded-lg border border-line bg-raised text-left', className)}
    >
      <div className="px-1.5 py-3 @md:p-6">
        <DiagramDrawing
          diagram={diagram}
          direction="right"
          id={`${id}-wide`}
          className="hidden h-auto w-full @4xl:block"
        />
        <DiagramDrawing
          diagram={diagram}
          direction="down"
          id={`${id}-narrow`}
          className="mx-auto block h-auto w-full max-w-[26rem] @4xl:hidden"
        />
      </div>
      <figcaption className="m-0 flex max-w-none flex-col gap-4 border-line border-t px-4 py-4 @md:px-6">
        <Legend words={words} />
        <Steps diagram={diagram} />
      </figcaption>
    </figure>
  );
}
