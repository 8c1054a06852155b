import type { FigureData } from './figure.ts';
import { formatValue } from './format.ts';

type Widget = FigureData<'Dashboard'>['widgets'][number];

function chartText(widget: Widget): string {
  const { unit } = widget;
  if (widget.chart === 'bar')
    return widget.bars.map(({ label, value }) => `${label} ${formatValue(value, unit)}`).join(', ');
  if (widget.chart === 'number')
    return [formatValue(widget.value, unit), widget.change && `${widget.change} vs. previous period`]
      .filter(Boolean)
      .join(', ');
  return widget.series
    .map(({ name, values }) => {
      const points = values.map((value, index) => `${widget.labels[index]} ${formatValue(value, unit)}`);
      return `${name}: ${points.join(', ')}`;
    })
    .join('; ');
}

/** A dashboard as Markdown: its filters, then a line for each widget. */
export function dashboardMarkdown({ title, filters, widgets }: FigureData<'Dashboard'>): string {
  const head = `**Dashboard ${title}**${filters.length > 0 ? ` (${filters.join(', ')})` : ''}`;
  const lines = widgets.map((widget) => `- ${widget.title} (${widget.measure}): ${chartText(widget)}`);
  return [head, lines.join('\n')].join('\n\n');
}
