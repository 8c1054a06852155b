import type { FigureData } from './figure.ts';
import { code, valueMarkdown } from './markdown.ts';

/** A queue as Markdown: its progress, the open item and the scores with the chosen option. */
export function queueMarkdown(queue: FigureData<'AnnotationQueue'>): string {
  const { name, description, completed, open, item, scores } = queue;
  const texts = [
    `- Item: ${item.object}`,
    `- Input: ${valueMarkdown(item.input)}`,
    `- Output: ${valueMarkdown(item.output)}`,
    item.corrected && `- Corrected output: ${valueMarkdown(item.corrected)}`,
    ...scores.map(({ name: score, question, options, chosen }) => {
      const choice = chosen ? `; chosen: ${chosen}` : '';
      return `- Score ${code(score)}: ${question} Options: ${options.join(', ')}${choice}`;
    }),
  ];
  const lines = texts.flatMap((line) => (line ? [line.replace(/\n/g, ' ')] : []));
  return [
    `**Annotation queue ${code(name)}**: ${completed} completed, ${open} open`,
    description,
    lines.join('\n'),
  ].join('\n\n');
}
