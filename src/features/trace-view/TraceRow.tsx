import { cn } from '../../lib/cn.ts';
import type { Tick } from './axis.ts';
import { formatCount, formatMs, formatUsd } from './format.ts';
import type { Row } from './layout.ts';
import { TimeBar } from './TimeBar.tsx';
import { TreeGuides } from './TreeGuides.tsx';
import { TypeGlyph } from './TypeGlyph.tsx';
import type { TraceWords } from './words.ts';

/** Columns of the waterfall: name and duration when narrow; name, bars and numbers when wide. */
export const COLUMNS = {
  full: 'grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 px-4 @2xl:grid-cols-[12.5rem_minmax(0,1fr)_4rem_3.5rem_4.5rem]',
  compact: 'grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 px-4 @2xl:grid-cols-[12.5rem_minmax(0,1fr)_4rem]',
} as const;

const NUMBER = 'self-center whitespace-nowrap text-right font-mono text-xs tabular-nums';

/** What every row of the waterfall is drawn from. */
export interface TraceRowProps {
  row: Row;
  ticks: readonly Tick[];
  words: TraceWords;
  compact?: boolean;
  /** The lines of code beside the trace that create the row. */
  pair?: RowPair;
}

/** What a row shows of the code that creates it. */
export interface RowPair {
  number: number;
  /** Where the code is, in words. */
  lines: string;
}

function Name({ row, words, pair }: Pick<TraceRowProps, 'row' | 'words' | 'pair'>) {
  const { type, name, level } = row.observation;
  const isLoud = level === 'WARNING' || level === 'ERROR';
  return (
    <span className="flex h-9 min-w-0 items-center">
      <TreeGuides row={row} />
      <TypeGlyph type={type} className={isLoud ? 'text-red-ink' : 'text-ink-3'} />
      <span className="sr-only">{words.types[type]}</span>
      <span className="ml-2 min-w-0 truncate text-[13px] text-ink">{name}</span>
      {isLoud && (
        <span className="ml-2 rounded-sm bg-red-wash px-1 font-mono text-[10px] text-red-ink leading-4">{level}</span>
      )}
      {pair && (
        <span className="pair-number ml-2" data-number={pair.number}>
          <span className="sr-only">, {(words.createdBy ?? 'created by {lines}').replace('{lines}', pair.lines)}</span>
        </span>
      )}
    </span>
  );
}

function Numbers({ row, words }: Pick<TraceRowProps, 'row' | 'words'>) {
  const { usage, costUsd } = row.observation;
  return (
    <>
      <span className={cn(NUMBER, 'hidden text-ink-3 @2xl:block')}>
        {usage && formatCount(usage.input + usage.output)}
        {usage && <span className="sr-only"> {words.tokens}</span>}
      </span>
      <span className={cn(NUMBER, 'hidden text-ink-3 @2xl:block')}>{costUsd !== undefined && formatUsd(costUsd)}</span>
    </>
  );
}

/** One line of the waterfall: tree, bar, duration and, unless compact, tokens and cost. */
export function TraceRow({ row, ticks, words, pair, compact = false }: TraceRowProps) {
  return (
    <span
      className={cn(
        COLUMNS[compact ? 'compact' : 'full'],
        'overflow-hidden border-line border-b pb-2 @2xl:border-b-0 @2xl:pb-0',
      )}
    >
      <Name row={row} words={words} pair={pair} />
      <span className="-mt-1 order-last col-span-2 @2xl:mt-0 @2xl:order-none @2xl:col-span-1">
        <TimeBar row={row} ticks={ticks} />
      </span>
      <span className={cn(NUMBER, 'text-ink-2')}>{formatMs(row.observation.durationMs)}</span>
      {!compact && <Numbers row={row} words={words} />}
    </span>
  );
}
