import { cn } from '../../lib/cn.ts';
import { DrawnFigure, type FigureFrame } from '../../ui/DrawnFigure.tsx';
import type { FigureData } from './figure.ts';
import { PanelHead } from './PanelHead.tsx';

type Experiment = FigureData<'ExperimentCompare'>;
type Row = Experiment['measures'][number];

const INK = { better: 'text-green-ink', worse: 'text-red-ink', same: 'text-ink-3' } as const;
const CELL = 'min-w-0 px-1 py-2 @lg:px-3 text-right font-mono text-xs tabular-nums';

function Rows({ title, rows }: { title: string; rows: readonly Row[] }) {
  return (
    <tbody>
      <tr className="border-line border-t bg-sunken">
        <th
          scope="rowgroup"
          colSpan={4}
          className="px-3 @lg:px-4 py-1.5 text-left font-mono font-normal text-xs text-ink-3"
        >
          {title}
        </th>
      </tr>
      {rows.map(({ name, baseline, candidate, difference, verdict }) => (
        <tr key={name} className="border-line border-t">
          <th scope="row" className="py-2 pr-1 pl-3 @lg:px-4 text-left font-normal text-[13px] text-ink">
            {name}
          </th>
          <td className={cn(CELL, 'text-ink-3')}>{baseline}</td>
          <td className={cn(CELL, 'text-ink')}>{candidate}</td>
          <td className={cn(CELL, 'pr-3 @lg:pr-4', INK[verdict])}>{difference ?? verdict}</td>
        </tr>
      ))}
    </tbody>
  );
}

/** Two runs over a dataset: measures with their differences, then the items that changed. */
export function ExperimentCompare({ experiment, ...frame }: { experiment: Experiment } & FigureFrame) {
  const { dataset, baseline, candidate, measures, items } = experiment;
  const head = 'whitespace-normal px-1 py-2 @lg:px-3 text-right font-mono font-normal text-xs text-ink-2';
  return (
    <DrawnFigure summary={`Dataset ${dataset}: run ${candidate} compared with ${baseline}`} {...frame}>
      <PanelHead title={dataset} note={`${candidate} compared with ${baseline}`} />
      <section
        aria-label={`Comparison of ${baseline} and ${candidate}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll the table.
        tabIndex={0}
        className="scroll-x"
      >
        <table className="w-full border-collapse">
          <thead>
            <tr>
              <td />
              <th scope="col" className={head}>
                {baseline}
              </th>
              <th scope="col" className={head}>
                {candidate}
              </th>
              <th scope="col" className={cn(head, 'pr-3 @lg:pr-4')}>
                Change
              </th>
            </tr>
          </thead>
          <Rows title="Averages" rows={measures} />
          {items.length > 0 && <Rows title="Items" rows={items} />}
        </table>
      </section>
    </DrawnFigure>
  );
}
