import type { QualityReport } from './check-quality.ts';

/** Formats the figures as lines: pages and words of each section, then the number of faults of each kind. */
export function formatQuality({ sections, found }: QualityReport): string {
  const total = {
    section: 'all',
    pages: sections.reduce((sum, { pages }) => sum + pages, 0),
    words: sections.reduce((sum, { words }) => sum + words, 0),
  };
  const row = (pages: string, words: string, name: string) => `${pages.padStart(7)}${words.padStart(9)}  ${name}`;
  return [
    row('pages', 'words', 'section'),
    ...[...sections, total].map(({ pages, words, section }) => row(String(pages), String(words), section)),
    ...found.map(({ what, faults }) => `${String(faults.length).padStart(7)}  ${what}`),
  ].join('\n');
}
