import type { FigureData } from './figure.ts';
import { code, markdownTable } from './markdown.ts';

/** A comparison of runs as Markdown: one table for averages and one for items. */
export function experimentMarkdown(experiment: FigureData<'ExperimentCompare'>): string {
  const { dataset, baseline, candidate, measures, items } = experiment;
  const table = (title: string, rows: typeof measures) =>
    markdownTable(
      [title, baseline, candidate, 'Change'],
      rows.map((row) => [row.name, row.baseline, row.candidate, row.difference ?? row.verdict]),
    );
  return [
    `**Dataset ${code(dataset)}**: ${code(candidate)} compared with ${code(baseline)}`,
    table('Averages', measures),
    items.length > 0 && table('Items', items),
  ]
    .filter(Boolean)
    .join('\n\n');
}
