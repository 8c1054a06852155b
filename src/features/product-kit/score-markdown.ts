import type { FigureData } from './figure.ts';
import { formatShare, formatValue } from './format.ts';
import { code, markdownTable } from './markdown.ts';

type Chart = FigureData<'ScoreChart'>;

export function countScores({ distribution }: Chart): number {
  return distribution.reduce((sum, { count }) => sum + count, 0);
}

/** Returns the average of a score or its share of true values; categories have neither. */
export function getScoreSummary(chart: Chart): { label: string; value: string } | undefined {
  const { type, average, distribution } = chart;
  if (type === 'numeric') return average === undefined ? undefined : { label: 'Average', value: average.toFixed(2) };
  if (type === 'categorical') return undefined;
  const isTrue = distribution.find(({ label }) => label === 'true')?.count ?? 0;
  return { label: 'Share of true', value: formatShare(isTrue, countScores(chart)) };
}

/** A score as Markdown: its totals, its distribution and its development over time. */
export function scoreMarkdown(chart: Chart): string {
  const { score, type, period, distribution, trend } = chart;
  const total = countScores(chart);
  const summary = getScoreSummary(chart);
  const head = [
    `**Score ${code(score)}** (${type}, ${period}): ${total.toLocaleString('en-US')} values`,
    summary && `${summary.label.toLowerCase()} ${summary.value}`,
  ];
  const rows = distribution.map(({ label, count }) => [
    label,
    count.toLocaleString('en-US'),
    formatShare(count, total),
  ]);
  const trendTable =
    trend &&
    markdownTable(
      ['Time', ...trend.series.map(({ name }) => name)],
      trend.labels.map((label, index) => [
        label,
        ...trend.series.map(({ values }) => formatValue(values[index] ?? 0, trend.unit)),
      ]),
    );
  return [head.filter(Boolean).join(', '), markdownTable(['Value', 'Count', 'Share'], rows), trendTable]
    .filter(Boolean)
    .join('\n\n');
}
