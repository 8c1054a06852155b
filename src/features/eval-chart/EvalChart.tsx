import { DrawnFigure } from '../../ui/DrawnFigure.tsx';
import { DotPlot } from './DotPlot.tsx';
import type { Experiment, Run } from './experiment.ts';
import { ItemTable } from './ItemTable.tsx';
import { layOutPlots } from './layout.ts';
import { EVAL_WORDS, type EvalWords } from './words.ts';

/** What `EvalChart` takes. */
export interface EvalChartProps {
  experiment: Experiment;
  /** The plots alone, without the table of items. */
  compact?: boolean;
  words?: EvalWords;
  className?: string;
}

function RunKeyLine({ run, role, dot }: { run: Run; role: string; dot: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <svg width={9} height={9} aria-hidden="true">
        <circle cx={4.5} cy={4.5} r={3.5} className={dot} />
      </svg>
      <span>
        {role} <span className="text-ink-2">{run.name}</span>
      </span>
    </span>
  );
}

/** Compares two runs of an experiment: dot plots with means, then the items. */
export function EvalChart({ experiment, compact = false, words = EVAL_WORDS, className }: EvalChartProps) {
  const { dataset, runs, results } = experiment;
  const { scale, list } = layOutPlots(experiment);
  const summary = words.summary
    .replace('{dataset}', dataset)
    .replace('{a}', runs.a.name)
    .replace('{b}', runs.b.name)
    .replace('{count}', `${results.length}`);
  return (
    <DrawnFigure summary={summary} className={className}>
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-line border-b px-4 py-3">
        <span className="font-medium text-ink text-sm">{dataset}</span>
        <span className="font-mono text-xs text-ink-3">
          {results.length} {words.items}
        </span>
        <span className="flex flex-wrap gap-x-5 gap-y-1 font-mono text-xs text-ink-3 @2xl:ml-auto">
          <RunKeyLine run={runs.a} role={words.baseline} dot="fill-raised stroke-ink-3" />
          <RunKeyLine run={runs.b} role={words.candidate} dot="fill-amber stroke-amber-ink" />
        </span>
      </div>
      <div className="grid divide-y divide-line @5xl:grid-cols-2 @5xl:divide-x @5xl:divide-y-0">
        {list.map((plot) => (
          <DotPlot key={plot.metric} plot={plot} scale={scale} runs={runs} words={words} />
        ))}
      </div>
      {!compact && <ItemTable experiment={experiment} words={words} />}
    </DrawnFigure>
  );
}
