import type { CodeBlock, TextBlock } from '../../../schema/page-text.ts';

/** Languages of diagrams and program output, which don't count as code. */
const NON_CODE_LANGUAGES = new Set(['mermaid', 'text', 'txt', '']);

/** True for code, including tabs with a version of it each. */
export function isCodeSample(block: TextBlock): boolean {
  if (block.kind === 'code') return true;
  if (block.kind !== 'tabs') return false;
  return block.tabs.every(({ blocks }) => blocks.length > 0 && blocks.every(({ kind }) => kind === 'code'));
}

/** Returns the code blocks at any depth, without diagrams and output. */
export function getCodeSamples(blocks: readonly TextBlock[]): CodeBlock[] {
  return blocks.flatMap((block): CodeBlock[] => {
    if (block.kind === 'code') return NON_CODE_LANGUAGES.has(block.language) || block.output ? [] : [block];
    if (block.kind === 'tabs') return block.tabs.flatMap((tab) => getCodeSamples(tab.blocks));
    if (block.kind === 'list') return block.items.flatMap((item) => getCodeSamples(item.blocks));
    return [];
  });
}

export function getCode(blocks: readonly TextBlock[]): string {
  return getCodeSamples(blocks)
    .map(({ text }) => text)
    .join('\n');
}

/** Returns the prose of blocks: sentences, items and rows, one line each. */
export function getProse(blocks: readonly TextBlock[]): string {
  return blocks
    .flatMap((block): string[] => {
      if (block.kind === 'code' || block.kind === 'tabs') return [];
      if (block.kind === 'table')
        return [block.header, ...block.rows].map((cells) => cells.map(({ text }) => text).join(' · '));
      if (block.kind !== 'list') return [block.text];
      return block.items.map((item) => [item.text, getProse(item.blocks)].filter(Boolean).join('\n'));
    })
    .filter(Boolean)
    .join('\n');
}
