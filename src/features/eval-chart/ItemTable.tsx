import { cn } from '../../lib/cn.ts';
import type { Experiment, Item } from './experiment.ts';
import { formatDifference } from './layout.ts';
import type { EvalWords } from './words.ts';

/** The role that a part of the table loses in some browsers when it is not displayed as one. */
const role = (name: string) => ({ role: name });

const CELL = '@[56rem]:px-4 @[56rem]:py-2.5 @[56rem]:align-top';

/** The column of a cell where there is no header. */
function CellLabel({ children }: { children: string }) {
  return <span className="mr-2 font-mono text-ink-3 text-xs @[56rem]:hidden">{children}</span>;
}

function ScoreCell({ metric, a, b }: { metric: string; a: number; b: number }) {
  const difference = Math.round((b - a) * 100);
  return (
    <td {...role('cell')} className={cn(CELL, 'whitespace-nowrap font-mono text-xs tabular-nums @[56rem]:text-right')}>
      <CellLabel>{metric}</CellLabel>
      <span className="text-ink-3">{a.toFixed(2)}</span>
      <span className="text-ink-3"> → </span>
      <span className="text-ink">{b.toFixed(2)}</span>
      <span className={cn('ml-2 inline-block w-11', difference < 0 ? 'text-red-ink' : 'text-green-ink')}>
        {formatDifference(b - a)}
      </span>
    </td>
  );
}

function ItemRow({ item, experiment, words }: { item: Item } & ItemTableProps) {
  const result = experiment.results.find(({ itemId }) => itemId === item.id);
  return (
    <tr
      {...role('row')}
      className="border-line border-t @max-[56rem]:grid @max-[56rem]:gap-1 @max-[56rem]:px-4 @max-[56rem]:py-3 @max-[56rem]:first:border-t-0"
    >
      <td {...role('cell')} className={cn(CELL, 'text-ink')}>
        {item.input}
      </td>
      <td {...role('cell')} className={cn(CELL, 'text-ink-2')}>
        <CellLabel>{words.expected}</CellLabel>
        {item.expected}
      </td>
      <td {...role('cell')} className={cn(CELL, 'text-ink-2')}>
        <CellLabel>{words.output}</CellLabel>
        {item.output}
      </td>
      {experiment.metrics.map((metric, index) => (
        <ScoreCell key={metric} metric={metric} a={result?.a[index] ?? 0} b={result?.b[index] ?? 0} />
      ))}
    </tr>
  );
}

interface ItemTableProps {
  experiment: Experiment;
  words: EvalWords;
}

/** Some items of the dataset: input, expected, the candidate's output, and each score of both runs; a list where a table is too wide. */
export function ItemTable({ experiment, words }: ItemTableProps) {
  const head = 'px-4 py-2 text-left font-mono font-normal text-xs text-ink-3';
  const columns = [words.input, words.expected, words.output, ...experiment.metrics];
  return (
    <div className="border-line border-t">
      <table
        {...role('table')}
        aria-label={words.items}
        className="w-full border-collapse text-[13px] leading-5 @max-[56rem]:block"
      >
        <thead {...role('rowgroup')} className="@max-[56rem]:sr-only">
          <tr {...role('row')}>
            {columns.map((label, index) => (
              <th
                key={label}
                scope="col"
                {...role('columnheader')}
                className={cn(head, index > 2 ? 'text-right' : undefined)}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...role('rowgroup')} className="@max-[56rem]:block">
          {experiment.items.map((item) => (
            <ItemRow key={item.id} item={item} experiment={experiment} words={words} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
