import type { PageText, RichText, TextBlock, TextSection } from '../../../schema/page-text.ts';
import type { DocumentSection } from '../engine/document.ts';
import { isSharedLine } from '../engine/shared-lines.ts';

/** Separates the cells of a row. */
const CELL_GAP = ' · ';
const NAME_CHARS = { min: 2, max: 80 } as const;

/** Formats a table row as one line of text. */
export function formatRow(cells: readonly RichText[]): string {
  return cells
    .map(({ text }) => text)
    .join(CELL_GAP)
    .replace(/^[\s·]+|[\s·]+$/g, '');
}

/** Returns the sections of a page for the search index. */
export function documentSections({ sections }: PageText, title: string): DocumentSection[] {
  return sections.map((section) => documentSection(section, title));
}

function documentSection({ id, heading, blocks }: TextSection, title: string): DocumentSection {
  const content: SectionContent = { lines: [], labels: [], names: [], code: [] };
  for (const block of blocks) collect(block, content);
  return {
    id,
    heading: heading || title,
    text: joinLines(content.lines),
    labels: joinLines(content.labels),
    names: content.names,
    code: content.code.join('\n'),
  };
}

const joinLines = (lines: readonly string[]) => lines.filter((line) => line && !isSharedLine(line)).join('\n');

interface SectionContent {
  lines: string[];
  /** Words in figures and tab labels, which are not sentences of the page. */
  labels: string[];
  names: string[];
  code: string[];
}

function collect(block: TextBlock, content: SectionContent): void {
  const collectAll = (blocks: readonly TextBlock[]) => {
    for (const inner of blocks) collect(inner, content);
  };
  switch (block.kind) {
    case 'paragraph':
      collectLine(block, content);
      break;
    case 'list':
      for (const item of block.items) {
        collectLine(item, content);
        collectAll(item.blocks);
      }
      break;
    case 'table':
      for (const row of [block.header, ...block.rows]) {
        content.lines.push(formatRow(row));
        for (const cell of row) content.names.push(...getCodeNames(cell));
      }
      break;
    case 'code':
      content.code.push(block.text);
      break;
    case 'callout':
      content.lines.push(block.title ?? '');
      collectAll(block.blocks);
      break;
    case 'tabs':
      for (const { label, blocks } of block.tabs) {
        content.labels.push(label);
        collectAll(blocks);
      }
      break;
    case 'figure':
      content.labels.push(...block.text.split('\n'), block.caption ?? '');
      break;
  }
}

function collectLine(line: RichText, { lines, names }: SectionContent): void {
  lines.push(line.text);
  names.push(...getCodeNames(line));
}

/** Returns the inline code of a line. */
function getCodeNames({ spans }: RichText): string[] {
  const { min, max } = NAME_CHARS;
  return spans.flatMap(({ text, code }) => (code && text.length >= min && text.length <= max ? text : []));
}
