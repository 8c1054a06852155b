import { Fragment } from 'react';
import { formatUsd } from '../../lib/money.ts';
import type { Tick } from './axis.ts';
import { formatCount, formatMs } from './format.ts';
import type { Row } from './layout.ts';
import { LEVEL_COLOURS } from './level-colours.ts';
import { TimeBar } from './TimeBar.tsx';
import { TreeGuides } from './TreeGuides.tsx';
import { TypeGlyph } from './TypeGlyph.tsx';
import type { TraceWords } from './words.ts';

/** Data of a row of the waterfall. */
export interface TraceRowProps {
  row: Row;
  ticks: readonly Tick[];
  words: TraceWords;
  /** False if no observation of the trace has tokens or a cost. */
  numbers: boolean;
  /** The lines of code next to the trace that create the row. */
  pair?: RowPair;
}

/** The code that creates a row. */
export interface RowPair {
  number: number;
  /** Where the code is, in words. */
  lines: string;
}

const LONG_NAME = 18;

/** A name that breaks at its dots and underscores if it is too long for a line. */
function BreakableName({ name }: { name: string }) {
  if (name.length <= LONG_NAME) return name;
  return name.split(/(?<=[._/:])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name never move
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

function Name({ row, words, pair }: Pick<TraceRowProps, 'row' | 'words' | 'pair'>) {
  const { type, name, level } = row.observation;
  const colours = level && LEVEL_COLOURS[level];
  return (
    <span>
      <TreeGuides row={row} />
      <TypeGlyph type={type} className={colours?.text} />
      <span className="sr-only">{words.types[type]}</span>
      <span className="trace-name">
        <BreakableName name={name} />
      </span>
      {colours && (
        <span className={`ml-2 rounded-sm px-1 font-mono text-xs leading-4 ${colours.text} ${colours.wash}`}>
          {level}
        </span>
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
      <span>
        {usage && formatCount(usage.input + usage.output)}
        {usage && <span className="sr-only"> {words.tokens}</span>}
      </span>
      <span>{costUsd !== undefined && formatUsd(costUsd)}</span>
    </>
  );
}

/** One line of the waterfall: tree, bar, duration and, where the trace has them, tokens and cost. */
export function TraceRow({ row, ticks, words, pair, numbers }: TraceRowProps) {
  return (
    <span className="trace-row">
      <Name row={row} words={words} pair={pair} />
      <span>
        <TimeBar row={row} ticks={ticks} />
      </span>
      <span>{formatMs(row.observation.durationMs)}</span>
      {numbers && <Numbers row={row} words={words} />}
    </span>
  );
}
