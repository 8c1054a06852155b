import type { Fault } from '../../lib/fault.ts';
import type { QualityPage } from './quality-page.ts';

/** Faults for pages of one section that readers could not distinguish in a list. */
export function titleFaults(pages: readonly QualityPage[]): Fault[] {
  const first = new Map<string, QualityPage>();
  return pages.flatMap((page): Fault[] => {
    const key = `${page.section} ${page.title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()}`;
    const other = first.get(key);
    if (!other) {
      first.set(key, page);
      return [];
    }
    const line = page.source.split('\n').findIndex((text) => text.startsWith('title:')) + 1 || 1;
    const problem = `The title "${page.title}" is already used by ${other.path}.`;
    return [{ file: page.file, line, problem, remedy: 'Change one of the titles.' }];
  });
}
