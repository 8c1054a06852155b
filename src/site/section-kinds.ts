import type { Section } from './sections.ts';

/** True where each page is about one tool of someone else. */
export function isToolSection({ frontMatter }: Pick<Section, 'frontMatter'>): boolean {
  return frontMatter === 'integration';
}
