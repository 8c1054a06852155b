import { getSection, isUnder, SECTIONS, type Section, type SectionId } from '../site/sections.ts';

/** The broadest section that contains a path, other than the whole site. */
export function getOuterSection(path: string): Section & { id: SectionId } {
  const containing = SECTIONS.filter(({ prefix }) => prefix !== '/' && isUnder(path, prefix));
  return containing.reduce<Section & { id: SectionId }>(
    (widest, section) => (section.prefix.length < widest.prefix.length ? section : widest),
    getSection(path),
  );
}
