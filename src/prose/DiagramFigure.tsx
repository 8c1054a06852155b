import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { type Diagram, type Drawing, type DrawingSvg, PHONE_FIT_PX } from '../markdown/diagrams.ts';
import { CodeBlock } from './CodeBlock.tsx';

interface DiagramFigureProps {
  diagram: Diagram;
  drawing?: Drawing;
  missingDrawing?: string;
  html: string;
}

function Svg({ drawing, alt, className }: { drawing: DrawingSvg; alt: string; className?: string }): ReactNode {
  const { svg, width, height, viewBox } = drawing;
  return (
    <svg
      {...{ width, height, viewBox }}
      role="img"
      aria-label={alt}
      className={cn('diagram-drawing', width <= PHONE_FIT_PX && 'diagram-fits', className)}
      data-zoom={className === 'diagram-narrow' ? undefined : ''}
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
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
  const { narrow } = drawing;
  return (
    <figure className="diagram">
      <div className="diagram-frame">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and a section would be a landmark a diagram */}
        <div role="group" className="diagram-scroll" aria-label={title} tabIndex={0} data-markdown={source}>
          <Svg drawing={drawing} alt={alt} className={narrow && 'diagram-wide'} />
          {narrow && <Svg drawing={narrow} alt={alt} className="diagram-narrow" />}
        </div>
      </div>
      <figcaption>{title}</figcaption>
    </figure>
  );
}
