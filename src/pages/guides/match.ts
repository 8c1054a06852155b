/** The searchable data of a guide, in lower case. */
export interface FilterGuide {
  text: string;
  category: string;
  level: string;
  languages: readonly string[];
}

/** The filter; empty values match every guide. */
export interface GuideFilter {
  query: string;
  category: string;
  level: string;
  language: string;
}

const getWords = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** True if a guide has the chosen category, level and language, and each word of the query starts a word of its text. */
export function matchesGuide(guide: FilterGuide, { query, category, level, language }: GuideFilter): boolean {
  if (category && guide.category !== category) return false;
  if (level && guide.level !== level) return false;
  if (language && !guide.languages.includes(language)) return false;
  const words = getWords(guide.text);
  return getWords(query).every((part) => words.some((word) => word.startsWith(part)));
}

export function describeGuideCount(count: number, all: number): string {
  if (count === 0) return 'No guide matches. Remove a filter, or search the whole site.';
  return count === 1 ? `1 of ${all} guides` : `${count} of ${all} guides`;
}
