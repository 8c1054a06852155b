import type { Fault } from '../../lib/fault.ts';
import { SECTIONS } from '../../site/sections.ts';
import { headingFaults } from './headings.ts';
import { nextStepsFaults } from './next-steps.ts';
import { wordFaults } from './words.ts';
import type { WrittenText } from './written-texts.ts';

/** Folders of the sections whose pages end with "Next steps". */
const CLOSED_SECTIONS = new Set<string>(
  SECTIONS.filter(({ nextSteps }) => nextSteps).map(({ contentDir, id }) => contentDir ?? id),
);

/** Pages that are lists of links themselves. */
const LIST_PAGE = /\/(?:index|glossary)\.mdx$/;

/** Faults of one text: words, headings and the closing list. Grammar is checked in `grammar.ts`. */
export function styleFaults({ section, file, line, source, endsPage }: WrittenText): Fault[] {
  const closes = endsPage && CLOSED_SECTIONS.has(section) && !LIST_PAGE.test(file);
  const faults = [
    ...wordFaults(source, file),
    ...headingFaults(source, file),
    ...(endsPage ? nextStepsFaults(source, file, closes) : []),
  ];
  return faults.map((fault) => ({ ...fault, line: (fault.line ?? 1) + line - 1 }));
}

/** The number of faults per section, as lines of a table. */
export function countBySection(texts: readonly WrittenText[], faults: readonly Fault[]): string {
  const sections = new Map(texts.map(({ file, section }) => [file, section]));
  const found = Map.groupBy(faults, ({ file }) => sections.get(file) ?? '');
  const rows = [...new Set(sections.values())].map((section) => [found.get(section)?.length ?? 0, section] as const);
  return [...rows, [faults.length, 'faults in all'] as const]
    .map(([count, name]) => `${String(count).padStart(6)}  ${name}`)
    .join('\n');
}
