import { Fragment } from 'react';
import { cn } from '../../lib/cn.ts';
import type { Sample, Token } from './tokens.ts';

function Line({ tokens }: { tokens: readonly Token[] }) {
  return (
    <span className="line">
      {tokens.map(([kind, text], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the tokens of a line never move
        <span key={index} className={kind && `tk-${kind}`}>
          {text}
        </span>
      ))}
    </span>
  );
}

/** A highlighted code sample, drawn from tokens that were written by hand. */
export function CodeSample({ sample, className }: { sample: Sample; className?: string }) {
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
              <Line tokens={tokens} />
            </Fragment>
          ))}
        </code>
      </pre>
    </figure>
  );
}
