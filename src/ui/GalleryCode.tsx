import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { CodeToken } from './CodeToken.tsx';
import { IconButton } from './IconButton.tsx';

type Token = readonly [kind: string, text: string];
interface CodeLine {
  tokens: readonly Token[];
  hl?: boolean;
  diff?: '+' | '-';
  focus?: boolean;
}

const PYTHON: readonly CodeLine[] = [
  { tokens: [['c', '# Trace a function, then a model call inside it.']] },
  {
    tokens: [
      ['k', 'from'],
      ['v', ' sightglass '],
      ['k', 'import'],
      ['v', ' observe'],
      ['p', ','],
      ['v', ' generation'],
    ],
  },
  { tokens: [] },
  {
    tokens: [
      ['p', '@'],
      ['f', 'observe'],
      ['p', '()'],
    ],
    hl: true,
  },
  {
    tokens: [
      ['k', 'def '],
      ['f', 'answer'],
      ['p', '('],
      ['v', 'question'],
      ['p', ': '],
      ['t', 'str'],
      ['p', ') -> '],
      ['t', 'str'],
      ['p', ':'],
    ],
    hl: true,
  },
  {
    tokens: [
      ['v', '    '],
      ['k', 'with '],
      ['f', 'generation'],
      ['p', '('],
      ['s', '"answer"'],
      ['p', ', '],
      ['v', 'model'],
      ['p', '='],
      ['s', '"small-1"'],
      ['p', ', '],
      ['v', 'temperature'],
      ['p', '='],
      ['n', '0.2'],
      ['p', ') '],
      ['k', 'as '],
      ['v', 'g'],
      ['p', ':'],
    ],
  },
  {
    tokens: [
      ['v', '        g.output '],
      ['p', '= '],
      ['f', 'ask'],
      ['p', '('],
      ['v', 'question'],
      ['p', ')'],
    ],
    diff: '+',
  },
  {
    tokens: [
      ['v', '        g.result '],
      ['p', '= '],
      ['f', 'ask'],
      ['p', '('],
      ['v', 'question'],
      ['p', ')'],
    ],
    diff: '-',
  },
];

const MARKUP: readonly CodeLine[] = [
  { tokens: [['h', '## Markup']] },
  {
    tokens: [
      ['p', '<'],
      ['g', 'trace-view'],
      ['a', ' project'],
      ['p', '='],
      ['s', '"demo"'],
      ['p', ' />'],
    ],
  },
  { tokens: [['i', '+ inserted']] },
  { tokens: [['d', '- deleted']] },
];

const FOCUSED: readonly CodeLine[] = [
  {
    tokens: [
      ['k', 'import'],
      ['p', ' { '],
      ['v', 'observe'],
      ['p', ' } '],
      ['k', 'from '],
      ['s', "'@sightglass/tracing'"],
      ['p', ';'],
    ],
  },
  {
    tokens: [
      ['k', 'export const '],
      ['v', 'answer'],
      ['p', ' = '],
      ['f', 'observe'],
      ['p', '('],
      ['v', 'ask'],
      ['p', ');'],
    ],
    focus: true,
  },
];

function Lines({ lines }: { lines: readonly CodeLine[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <pre tabIndex={0}>
      <code>
        {lines.map((line, index) => (
          <span
            key={String(index)}
            className="line"
            data-hl={line.hl ? '' : undefined}
            data-diff={line.diff}
            data-focus={line.focus ? '' : undefined}
          >
            {line.tokens.map(([kind, text], index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list, rendered once
              <CodeToken key={`${index}-${text}`} kind={kind} text={text} />
            ))}
          </span>
        ))}
      </code>
    </pre>
  );
}

const copy: ReactNode = (
  <IconButton label="Copy" size="iconXs">
    <Copy aria-hidden />
  </IconButton>
);

/** Code blocks: with header, highlight and diff; without header; with focused lines. */
export function GalleryCode() {
  return (
    <>
      <figure className="code-block">
        <figcaption>
          <span className="code-title">app/answer.py</span>
          <span className="code-lang">Python</span>
          <span className="code-copy">{copy}</span>
        </figcaption>
        <Lines lines={PYTHON} />
      </figure>
      <figure className="code-block">
        <Lines lines={MARKUP} />
        <span className="code-copy">{copy}</span>
      </figure>
      <figure className="code-block" data-focused="">
        <Lines lines={FOCUSED} />
      </figure>
    </>
  );
}
