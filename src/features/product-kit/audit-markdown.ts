import type { FigureData } from './figure.ts';
import { code, valueMarkdown } from './markdown.ts';

/** An audit log as Markdown: a line for each entry. */
export function auditMarkdown({ organization, entries }: FigureData<'AuditLog'>): string {
  const lines = entries.map(({ time, actor, action, object, before, after }) => {
    const change = [before && `before: ${valueMarkdown(before)}`, after && `after: ${valueMarkdown(after)}`]
      .filter(Boolean)
      .join('; ');
    return `- ${time}, ${code(actor)}: ${code(action)} on ${object}${change && ` (${change})`}`;
  });
  return `**Audit log** of ${organization}\n\n${lines.join('\n')}`;
}
