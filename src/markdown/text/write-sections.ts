import type { TextSection } from '../../schema/page-text.ts';

/** Sections as Markdown, headings included. */
export function sectionsMarkdown(sections: readonly TextSection[]): string {
  return sections
    .flatMap(({ heading, headingMarkdown, level, blocks }) => [
      ...(heading ? [`${'#'.repeat(level)} ${headingMarkdown}`] : []),
      ...blocks.map(({ markdown }) => markdown),
    ])
    .join('\n\n');
}
