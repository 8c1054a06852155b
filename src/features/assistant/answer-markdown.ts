import { SUPPORT_PATH } from '../../site/assistant.ts';
import type { Answer, AnswerPart, AnswerSource, NoAnswer } from './engine/answer.ts';
import type { ChatWords } from './words.ts';

/** An answer as Markdown: the question, quotes with numbered marks, samples, and the list of sources. */
export function answerMarkdown(answer: Answer, origin: string, title: string): string {
  return paragraphs([questionMarkdown(answer.question), ...quotedMarkdown(answer, origin, title)]);
}

/** Formats the outcome of a question as Markdown, with or without an answer. The line below the question says which it is. */
export function outcomeMarkdown(answer: Answer, origin: string, words: ChatWords): string {
  const { question, parts, none } = answer;
  const isQuoted = parts.every(({ type }) => type !== 'text');
  const kind = words.kinds[none?.reason ?? (isQuoted ? 'quoted' : 'written')];
  const body = none ? refusalMarkdown(none, origin, words) : quotedMarkdown(answer, origin, words.sources);
  return paragraphs([questionMarkdown(question), `_${kind}_`, ...body]);
}

const paragraphs = (blocks: readonly string[]) => `${blocks.join('\n\n')}\n`;

function quotedMarkdown({ parts, sources }: Answer, origin: string, title: string): string[] {
  const list = sources.map((source) => `${source.number}. [${getSourceName(source)}](${origin}${source.url})`);
  return [...parts.map(partMarkdown), `${title}:`, list.join('\n')];
}

function refusalMarkdown({ reason, pages }: NoAnswer, origin: string, words: ChatWords): string[] {
  const list = pages.map(
    ({ title, url, reason: about }) => `- [${title}](${origin}${url})${about ? `: ${about}` : ''}`,
  );
  const close = list.length > 0 ? [words.nonePages[reason], list.join('\n')] : [];
  return [words.none[reason], ...close, `[${words.support}](${origin}${SUPPORT_PATH})`];
}

const questionMarkdown = (question: string) => `**${question.replace(/\s+/g, ' ')}**`;

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
  const bullet = (index: number) => (start === undefined ? '-' : `${start + index}.`);
  return items.map((item, index) => `${bullet(index)} ${item.replaceAll('\n', '\n   ')}`).join('\n');
}

function tableMarkdown(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Returns the name of a source: its page and section. */
export function getSourceName({ title, heading }: Pick<AnswerSource, 'title' | 'heading'>): string {
  return heading && heading !== title ? `${title}: ${heading}` : title;
}
