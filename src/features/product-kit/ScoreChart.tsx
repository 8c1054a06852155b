import { cn } from '../../lib/cn.ts';
import { DrawnFigure, type FigureFrame, Readout } from '../../ui/DrawnFigure.tsx';
import { BarList } from './BarList.tsx';
import type { FigureData } from './figure.ts';
import { LineChart } from './LineChart.tsx';
import { PanelHead } from './PanelHead.tsx';
import { countScores, getScoreSummary } from './score-markdown.ts';

/** One score in a period: how its values are distributed and how it changed over time. */
export function ScoreChart({ chart, ...frame }: { chart: FigureData<'ScoreChart'> } & FigureFrame) {
  const { score, type, period, distribution, trend } = chart;
  const summary = getScoreSummary(chart);
  const total = countScores(chart).toLocaleString('en-US');
  return (
    <DrawnFigure summary={`Score ${score}, ${period}: distribution of ${total} values`} {...frame}>
      <PanelHead title={score} note={`${type} · ${period}`}>
        <dl className="flex flex-wrap gap-x-7 gap-y-2">
          <Readout label="Values" value={total} />
          {summary && <Readout label={summary.label} value={summary.value} />}
        </dl>
      </PanelHead>
      <div className={cn('grid divide-line', trend && 'divide-y @xl:grid-cols-2 @xl:divide-x @xl:divide-y-0')}>
        <div className="flex flex-col gap-3 px-4 py-4">
          <p className="font-medium text-[13px] text-ink">Distribution</p>
          <BarList bars={distribution.map(({ label, count }) => ({ label, value: count }))} unit="count" />
        </div>
        {trend && (
          <div className="flex flex-col gap-3 px-4 py-4">
            <p className="font-medium text-[13px] text-ink">Over time</p>
            <LineChart {...trend} />
          </div>
        )}
      </div>
    </DrawnFigure>
  );
}
