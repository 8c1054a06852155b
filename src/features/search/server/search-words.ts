import type { SearchWordsData } from '../../../schema/search-words.ts';
import type { SearchWords } from '../engine/document.ts';
import { fold } from '../engine/fold.ts';

/** Merges the terms of all languages: a text with Chinese characters may also be Japanese. */
export function searchWords({ synonyms, ...languages }: SearchWordsData): SearchWords {
  const terms: Record<string, string> = {};
  for (const table of Object.values(languages))
    for (const [term, english] of Object.entries(table)) {
      const key = fold(term).replace(/\s+/g, '');
      terms[key] = [...new Set([...(terms[key]?.split(' ') ?? []), ...english.split(' ')])].join(' ');
    }
  return { synonyms, terms };
}
