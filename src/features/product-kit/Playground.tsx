import { cn } from '../../lib/cn.ts';
import { DrawnFigure, type FigureFrame } from '../../ui/DrawnFigure.tsx';
import type { FigureData } from './figure.ts';
import { PanelHead } from './PanelHead.tsx';
import { runFacts } from './playground-markdown.ts';

type Data = FigureData<'Playground'>;

const LABEL = 'font-mono text-xs text-ink-3';

function Variant({ variant }: { variant: Data['variants'][number] }) {
  const { model, parameters, prompt, output } = variant;
  return (
    <li className="flex min-w-0 flex-col gap-3 bg-raised px-4 py-4">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-mono text-ink text-xs">{model}</span>
        {parameters && <span className={LABEL}>{parameters}</span>}
      </p>
      <div>
        <p className={LABEL}>Prompt</p>
        <p className="whitespace-pre-line break-words rounded-sm bg-sunken px-3 py-2 font-mono text-ink text-xs leading-5">
          {prompt}
        </p>
      </div>
      <div className="flex-1">
        <p className={LABEL}>Output</p>
        <p className="whitespace-pre-line break-words text-[13px] text-ink leading-5">{output}</p>
      </div>
      <p className="flex flex-wrap gap-x-4 font-mono text-xs text-ink-2 tabular-nums">
        {runFacts(variant).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
    </li>
  );
}

/** The playground: variables at the top, then a column for each variant with its output, tokens, cost and latency. */
export function Playground({ playground, ...frame }: { playground: Data } & FigureFrame) {
  const { title, variables, variants } = playground;
  const models = variants.map(({ model }) => model).join(' and ');
  return (
    <DrawnFigure summary={`Playground ${title}: ${models}`} {...frame}>
      <PanelHead title={title} note="playground" />
      {variables.length > 0 && (
        <dl className="flex flex-wrap gap-x-6 gap-y-2 border-line border-b px-4 py-3">
          {variables.map(({ name, value }) => (
            <div key={name} className="flex min-w-0 flex-wrap items-baseline gap-x-2">
              <dt className="font-mono text-blue-ink text-xs">{`{{${name}}}`}</dt>
              <dd className="min-w-0 break-words text-[13px] text-ink">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <ul className={cn('grid gap-px bg-line', variants.length > 1 && '@xl:grid-cols-2')}>
        {variants.map((variant) => (
          <Variant key={`${variant.model} ${variant.prompt}`} variant={variant} />
        ))}
      </ul>
    </DrawnFigure>
  );
}
