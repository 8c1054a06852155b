import type { FigureData } from './figure.ts';
import { formatShare, formatValue } from './format.ts';
import { code, markdownTable } from './markdown.ts';

type Chart = FigureData<'ScoreChart'>;

export function countScores({ distribution }: Chart): number {
  return distribution.reduce((sum, { count }) => sum + count, 0);
}

/** The one number of a score: its average, or the share of true; categories have none. */
export function scoreReading(chart: Chart): { label: string; value: string } | undefined {
  const { type, average, distribution } = chart;
  if (type === 'numeric') return average === undefined ? undefined : { label: 'Average', value: average.toFixed(2) };
  if (type === 'categorical') return undefined;
  const isTrue = distribution.find(({ label }) => label === 'true')?.count ?? 0;
  return { label: 'Share of true', value: formatShare(isTrue, countScores(chart)) };
}

/** A score as Markdown: its totals, its distribution and its course over time. */
export function scoreMarkdown(chart: Chart): string {
  const { score, type, period, distribution, trend } = chart;
  const total = countScores(chart);
  const reading = scoreReading(chart);
  const head = [
    `**Score ${code(score)}** (${type}, ${period}): ${total.toLocaleString('en-US')} values`,
    reading && `${reading.label.toLowerCase()} ${reading.value}`,
  ];
  const rows = distribution.map(({ label, count }) => [
    label,
    count.toLocaleString('en-US'),
    formatShare(count, total),
  ]);
  const course =
    trend &&
    markdownTable(
      ['Time', ...trend.series.map(({ name }) => name)],
      trend.labels.map((label, at) => [
        label,
        ...trend.series.map(({ values }) => formatValue(values[at] ?? 0, trend.unit)),
      ]),
    );
  return [head.filter(Boolean).join(', '), markdownTable(['Value', 'Count', 'Share'], rows), course]
    .filter(Boolean)
    .join('\n\n');
}
