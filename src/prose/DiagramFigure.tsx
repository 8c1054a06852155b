import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import type { Diagram, Drawing } from '../markdown/diagrams.ts';
import { CodeBlock } from './CodeBlock.tsx';

/** The widest drawing whose words can still be read when it is as narrow as a phone. */
const PHONE_FIT_PX = 350;

interface DiagramFigureProps {
  diagram: Diagram;
  drawing?: Drawing;
  missingDrawing?: string;
  html: string;
}

/** A diagram: its drawing, which follows the theme, and its caption. Where it has not been drawn, its source and what to do. */
export function DiagramFigure({ diagram, drawing, missingDrawing, html }: DiagramFigureProps): ReactNode {
  const { source, title, alt } = diagram;
  if (!drawing)
    return (
      <>
        {missingDrawing && (
          <p className="undrawn" data-markdown="skip">
            {missingDrawing}
          </p>
        )}
        <CodeBlock html={html} text={source} language="mermaid" title={title} />
      </>
    );
  const { svg, ...size } = drawing;
  return (
    <figure className="diagram">
      <div className="diagram-frame">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and a section would be a landmark a diagram */}
        <div role="group" className="diagram-scroll" aria-label={title} tabIndex={0} data-markdown={source}>
          <svg
            {...size}
            role="img"
            aria-label={alt}
            className={cn('diagram-drawing', drawing.width <= PHONE_FIT_PX && 'diagram-fits')}
            data-zoom=""
            dangerouslySetInnerHTML={{ __html: svg }}
          />
        </div>
      </div>
      <figcaption>{title}</figcaption>
    </figure>
  );
}
