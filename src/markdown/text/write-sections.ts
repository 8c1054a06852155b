import type { TextSection } from '../../schema/page-text.ts';

/** Sections as Markdown, headings included. */
export function sectionsMarkdown(sections: readonly TextSection[]): string {
  return sections
    .flatMap(({ headingMarkdown, level, blocks }) => [
      ...(headingMarkdown ? [`${'#'.repeat(level)} ${headingMarkdown}`] : []),
      ...blocks.map(({ markdown }) => markdown),
    ])
    .join('\n\n');
}
