import { cn } from '../../lib/cn.ts';
import { DrawnFigure, type FigureFrame } from '../../ui/DrawnFigure.tsx';
import { BarList } from './BarList.tsx';
import type { FigureData } from './figure.ts';
import { formatValue } from './format.ts';
import { LineChart } from './LineChart.tsx';
import { Chip, PanelHead } from './PanelHead.tsx';

type Widget = FigureData<'Dashboard'>['widgets'][number];

const INK = { better: 'text-green-ink', worse: 'text-red-ink', same: 'text-ink-3' } as const;

function Chart({ widget }: { widget: Widget }) {
  if (widget.chart === 'line') return <LineChart {...widget} />;
  if (widget.chart === 'bar') return <BarList bars={widget.bars} unit={widget.unit} />;
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className="font-mono text-2xl text-ink tabular-nums">{formatValue(widget.value, widget.unit)}</span>
      {widget.change && (
        <span className={cn('font-mono text-xs', INK[widget.verdict])}>{widget.change} vs. previous period</span>
      )}
    </p>
  );
}

/** A dashboard: its filters, then a widget for each question. */
export function Dashboard({ dashboard, ...frame }: { dashboard: FigureData<'Dashboard'> } & FigureFrame) {
  const { title, filters, widgets } = dashboard;
  return (
    <DrawnFigure summary={`Dashboard ${title}: ${widgets.map((widget) => widget.title).join(', ')}`} {...frame}>
      <PanelHead title={title}>
        <p className="flex flex-wrap gap-1.5">
          {filters.map((filter) => (
            <Chip key={filter}>{filter}</Chip>
          ))}
        </p>
      </PanelHead>
      <ul className="grid gap-px bg-line @xl:grid-cols-2">
        {widgets.map((widget) => (
          <li key={widget.title} className="flex flex-col gap-3 bg-raised px-4 py-4 @xl:last:odd:col-span-2">
            <p>
              <span className="block font-medium text-[13px] text-ink">{widget.title}</span>
              <span className="block font-mono text-xs text-ink-3">{widget.measure}</span>
            </p>
            <Chart widget={widget} />
          </li>
        ))}
      </ul>
    </DrawnFigure>
  );
}
