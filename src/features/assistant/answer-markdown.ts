import type { Answer, AnswerPart, AnswerSource } from './answer.ts';

/** An answer as Markdown: the question, quotes with numbered marks, samples, and the list of sources. */
export function answerMarkdown({ question, parts, sources }: Answer, origin: string, title: string): string {
  const list = sources.map((source) => `${source.number}. [${nameOf(source)}](${origin}${source.url})`);
  return [`**${question.replace(/\s+/g, ' ')}**`, ...parts.map(partMarkdown), `${title}:`, list.join('\n')]
    .join('\n\n')
    .concat('\n');
}

function partMarkdown(part: AnswerPart): string {
  if (part.type === 'text') return part.text;
  if (part.type === 'quote') return `> ${part.text.replaceAll('\n', '\n> ')} [${part.source}]`;
  if (part.type === 'list')
    return `${listMarkdown(part.items, part.ordered ? part.start : undefined)} [${part.source}]`;
  if (part.type === 'table') return `${tableMarkdown(part.header, part.rows)}\n\n[${part.source}]`;
  const longest = Math.max(2, ...[...part.text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${part.language}\n${part.text.replace(/\n$/, '')}\n${fence}`;
}

function listMarkdown(items: readonly string[], start: number | undefined): string {
  const bullet = (at: number) => (start === undefined ? '-' : `${start + at}.`);
  return items.map((item, at) => `${bullet(at)} ${item.replaceAll('\n', '\n   ')}`).join('\n');
}

function tableMarkdown(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n');
}

/** What a source is called: its page and the section there. */
export function nameOf({ title, heading }: Pick<AnswerSource, 'title' | 'heading'>): string {
  return heading && heading !== title ? `${title}: ${heading}` : title;
}
