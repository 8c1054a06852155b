import { Fragment } from 'react';
import { cn } from '../../lib/cn.ts';
import { CodeToken } from '../../ui/CodeToken.tsx';
import type { Sample, Token } from './tokens.ts';

/** A link from a line to what it creates, such as a row of a trace. */
export interface CodeMarker {
  number: number;
  target: string;
  label: string;
}

function Line({ tokens, marker }: { tokens: readonly Token[]; marker?: CodeMarker }) {
  return (
    <span className="line" data-pair={marker?.number}>
      {marker && (
        <a className="pair-link" href={`#${marker.target}`} aria-label={marker.label}>
          <span className="pair-number" data-number={marker.number} />
        </a>
      )}
      {tokens.map(([kind, text], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the tokens of a line never move
        <CodeToken key={index} kind={kind} text={text} />
      ))}
    </span>
  );
}

interface CodeSampleProps {
  sample: Sample;
  /** Links at the start of lines, by the number of the line, counted from one. */
  markers?: ReadonlyMap<number, CodeMarker>;
  className?: string;
}

/** A highlighted code sample, drawn from tokens that were written by hand. */
export function CodeSample({ sample, markers, className }: CodeSampleProps) {
  return (
    <figure className={cn('code-block not-prose', className)}>
      <figcaption>
        <span className="code-title">{sample.title}</span>
        <span className="code-lang">{sample.language}</span>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre tabIndex={0}>
        <code>
          {sample.lines.map((tokens, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a sample never move
            <Fragment key={index}>
              {index > 0 && '\n'}
              <Line tokens={tokens} marker={markers?.get(index + 1)} />
            </Fragment>
          ))}
        </code>
      </pre>
    </figure>
  );
}
