import type { TermFile, TermScript } from './core-file.ts';
import type { SearchWords } from './document.ts';
import { hasHangul } from './fold.ts';

/** Words for the search, as an index has them. Terms of other languages are in separate files. */
export interface WordFiles {
  synonyms: SearchWords['synonyms'];
  terms: Record<TermScript, Uint8Array<ArrayBuffer>>;
}

const inOrder = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Writes the files with the terms of both scripts. */
export function getWordFiles({ synonyms, terms }: SearchWords): WordFiles {
  const write = (script: TermScript) => new TextEncoder().encode(JSON.stringify(termFile(terms, script)));
  return { synonyms, terms: { hangul: write('hangul'), han: write('han') } };
}

/** The terms of one script, by what they mean. */
function termFile(terms: SearchWords['terms'], script: TermScript): TermFile {
  const local = Object.entries(terms).filter(([term]) => hasHangul(term) === (script === 'hangul'));
  const reorderByMeaning = Map.groupBy(
    local.sort(([a], [b]) => inOrder(a, b)),
    ([, english]) => english,
  );
  return Object.fromEntries(
    [...reorderByMeaning].map(([english, pairs]) => [english, pairs.map(([term]) => term).join(' ')]),
  );
}
