import { findClosestMatch } from '../lib/closest-match.ts';
import type { Fault } from '../lib/fault.ts';
import { type SiteQuestions, START_OF_PAGE } from '../schema/section-questions.ts';
import { getQuestionsFile } from '../source/section-questions.ts';

/** Faults for questions whose page or section does not exist, and for repeated questions. */
export function sectionQuestionFaults(
  questions: SiteQuestions,
  getSectionIds: (path: string) => string[] | undefined,
): Fault[] {
  return Object.entries(questions).flatMap(([path, sections]): Fault[] => {
    const file = getQuestionsFile(path);
    const ids = getSectionIds(path);
    if (!ids)
      return [
        { file, problem: `There is no page ${path}.`, remedy: 'Move the file to where the page is now, or delete it.' },
      ];
    return [
      ...unknownSectionFaults(file, Object.keys(sections), ids),
      ...repeatedQuestionFaults(file, Object.values(sections).flat()),
    ];
  });
}

function unknownSectionFaults(file: string, named: readonly string[], ids: readonly string[]): Fault[] {
  return named
    .filter((id) => id !== START_OF_PAGE && !ids.includes(id))
    .map((id) => {
      const suggestion = findClosestMatch(id, ids);
      const remedy = suggestion ? `Did you mean "${suggestion}"?` : 'Use an id that exists on the page.';
      return { file, problem: `No heading of this page has the id "${id}".`, remedy };
    });
}

function repeatedQuestionFaults(file: string, texts: readonly string[]): Fault[] {
  const seen = new Set<string>();
  return texts.flatMap((text) => {
    const key = text.toLowerCase();
    if (seen.has(key))
      return [
        { file, problem: `"${text}" is listed twice.`, remedy: 'Keep it under the section that answers it best.' },
      ];
    seen.add(key);
    return [];
  });
}
