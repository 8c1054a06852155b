import type { ReactNode } from 'react';
import { type Diagram, type DrawingSize, drawingPath } from '../markdown/diagrams.ts';
import { CodeBlock } from './CodeBlock.tsx';

interface DiagramFigureProps {
  diagram: Diagram;
  drawing?: DrawingSize;
  undrawn?: string;
  html: string;
}

/** A diagram: the drawing that fits the theme, and its caption. Where it has not been drawn, its source and what to do. */
export function DiagramFigure({ diagram, drawing, undrawn, html }: DiagramFigureProps): ReactNode {
  const { source, title, alt } = diagram;
  if (!drawing)
    return (
      <>
        {undrawn && (
          <p className="undrawn" data-markdown="skip">
            {undrawn}
          </p>
        )}
        <CodeBlock html={html} text={source} language="mermaid" title={title} />
      </>
    );
  return (
    <figure className="diagram">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and a section would be a landmark a diagram */}
      <div role="group" className="diagram-scroll" aria-label={title} tabIndex={0} data-markdown={source}>
        {(['light', 'dark'] as const).map((face) => (
          <img
            key={face}
            className={`diagram-${face}`}
            src={drawingPath(diagram.key, face)}
            alt={alt}
            width={drawing.width}
            height={drawing.height}
            data-zoom=""
            loading="lazy"
            decoding="async"
          />
        ))}
      </div>
      <figcaption>{title}</figcaption>
    </figure>
  );
}
