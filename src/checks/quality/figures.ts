import { getMarkdownWords } from '../../markdown/parity.ts';
import { SECTIONS, type SectionId } from '../../site/sections.ts';
import type { QualityPage } from './quality-page.ts';

/** Amount of content in a section. */
export interface SectionFigures {
  section: SectionId;
  pages: number;
  words: number;
}

/** Pages and words of each section that has any, in the order of the section table. */
export function getFigures(pages: readonly Pick<QualityPage, 'section' | 'text'>[]): SectionFigures[] {
  const bySection = Map.groupBy(pages, ({ section }) => section);
  return SECTIONS.flatMap(({ id }) => {
    const sectionFigures = bySection.get(id);
    if (!sectionFigures) return [];
    const words = sectionFigures.reduce((sum, { text }) => sum + getMarkdownWords(text).length, 0);
    return [{ section: id, pages: sectionFigures.length, words }];
  });
}
