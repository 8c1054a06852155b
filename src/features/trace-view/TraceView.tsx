import type { ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { DrawnFigure } from '../../ui/DrawnFigure.tsx';
import { getTicks, type Tick } from './axis.ts';
import { formatMs } from './format.ts';
import { getRows, getTotals, type Row } from './layout.ts';
import { ObservationPanel } from './ObservationPanel.tsx';
import { splitRuns } from './row-runs.ts';
import { TimeAxis } from './TimeBar.tsx';
import { TraceHeader } from './TraceHeader.tsx';
import { type RowPair, TraceRow, type TraceRowProps } from './TraceRow.tsx';
import type { Trace } from './trace.ts';
import { TRACE_WORDS, type TraceWords } from './words.ts';

/** What `TraceView` takes. */
export interface TraceViewProps {
  trace: Trace;
  /** The waterfall alone: no panel, no tokens and cost. */
  compact?: boolean;
  /** The observation that is open at first; default the first. */
  selected?: string;
  /** Unique ID on the page; the trace's ID by default. */
  id?: string;
  words?: TraceWords;
  /** Shown below the figure; says where the trace comes from. */
  caption?: ReactNode;
  /** Markdown of the figure; its summary by default. */
  markdown?: string;
  className?: string;
  /** The lines of code next to the trace, by observation; rows show their number. */
  pairs?: ReadonlyMap<string, RowPair>;
}

/** The id of a row, for links to it. */
export function rowId(figureId: string, observationId: string): string {
  return `span-${figureId}-${observationId}`.replace(/[^\w-]/g, '-');
}

function Head({ ticks, words, numbers }: Pick<RowsProps, 'ticks' | 'words' | 'numbers'>) {
  return (
    <div aria-hidden="true" className="trace-head">
      <span>{words.observation}</span>
      <span>
        <TimeAxis ticks={ticks} />
      </span>
      <span>{words.duration}</span>
      {numbers && <span>{words.tokens}</span>}
      {numbers && <span>{words.cost}</span>}
    </div>
  );
}

/** Explains the colours and marks that this trace has. */
function Legend({ rows, words }: { rows: readonly Row[]; words: TraceWords }) {
  return (
    <p className="trace-legend">
      <span>
        <span className="bg-amber" />
        {words.criticalPath}
      </span>
      <span>
        <span className="bg-line-strong" />
        {words.otherWork}
      </span>
      {rows.some(({ firstToken }) => firstToken !== undefined) && (
        <span>
          <span className="flex justify-center bg-amber">
            <span className="w-0.5 bg-on-amber" />
          </span>
          {words.firstToken}
        </span>
      )}
    </p>
  );
}

function SelectableRow({
  name,
  checked,
  id,
  ...rest
}: TraceRowProps & { name: string; checked: boolean; id?: string }) {
  const { row, words, pair } = rest;
  return (
    <div className="trace-step" id={id} data-pair={pair?.number}>
      <label>
        <input type="radio" name={name} value={row.observation.id} defaultChecked={checked} />
        <TraceRow {...rest} />
      </label>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and a section would be one more landmark */}
      <div
        role="group"
        aria-label={row.observation.name}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what may scroll must be reachable by keyboard.
        tabIndex={0}
        className="trace-panel scroll-y"
      >
        <ObservationPanel row={row} words={words} />
      </div>
    </div>
  );
}

interface RowsProps {
  rows: readonly Row[];
  ticks: readonly Tick[];
  words: TraceWords;
  numbers: boolean;
}

function PlainRows({ rows, ...rest }: RowsProps) {
  return (
    <ol>
      {rows.map((row) => (
        <li key={row.observation.id} className="relative">
          <TraceRow row={row} {...rest} />
        </li>
      ))}
    </ol>
  );
}

type SelectableRowsProps = RowsProps & Pick<TraceViewProps, 'pairs'> & { name: string; id: string; open?: string };

function SelectableRows({ rows, open, id, pairs, ...rest }: SelectableRowsProps) {
  const renderRow = (row: Row) => (
    <SelectableRow
      key={row.observation.id}
      row={row}
      checked={row.observation.id === open}
      pair={pairs?.get(row.observation.id)}
      id={pairs && rowId(id, row.observation.id)}
      {...rest}
    />
  );
  return (
    <fieldset data-many={rows.length > 5 ? '' : undefined}>
      <legend className="sr-only">{rest.words.choose}</legend>
      {splitRuns(rows, open).map((run) =>
        run.length === 1 ? (
          run.map(renderRow)
        ) : (
          <div key={run[0]?.observation.id} className="trace-run" data-rows={run.length}>
            {run.map(renderRow)}
          </div>
        ),
      )}
    </fieldset>
  );
}

/** A trace as a waterfall; choosing a row shows that observation, without JavaScript. */
export function TraceView({
  trace,
  compact = false,
  selected,
  id = trace.id,
  words = TRACE_WORDS,
  caption,
  markdown,
  className,
  pairs,
}: TraceViewProps) {
  const rows = getRows(trace);
  const { durationMs, observations } = getTotals(trace);
  const ticks = getTicks(durationMs);
  const numbers = !compact && rows.some(({ observation }) => observation.usage || observation.costUsd !== undefined);
  const open = selected ?? rows[0]?.observation.id;
  const summary = (observations === 1 ? (words.summaryOne ?? words.summary) : words.summary)
    .replace('{name}', trace.name)
    .replace('{count}', `${observations}`)
    .replace('{duration}', formatMs(durationMs));
  return (
    <DrawnFigure summary={summary} markdown={markdown} className={className}>
      <TraceHeader trace={trace} words={words} />
      <div className="relative">
        <div className={cn(!numbers && 'trace-no-numbers', !compact && '@5xl:mr-[22rem]')}>
          <Head ticks={ticks} words={words} numbers={numbers} />
          {compact ? (
            <PlainRows rows={rows} ticks={ticks} words={words} numbers={numbers} />
          ) : (
            <SelectableRows {...{ rows, ticks, words, numbers, id, pairs, open }} name={`trace-${id}`} />
          )}
          <Legend rows={rows} words={words} />
        </div>
      </div>
      {caption}
    </DrawnFigure>
  );
}
