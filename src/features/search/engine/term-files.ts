import type { TermFile, TermScript } from './core-file.ts';
import type { SearchWords } from './document.ts';
import { hasHangul } from './fold.ts';

/** Words of the index. Terms of other languages are in separate files. */
export interface WordFiles {
  synonyms: SearchWords['synonyms'];
  terms: Record<TermScript, Uint8Array<ArrayBuffer>>;
}

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Creates the files with the terms of both scripts. */
export function getWordFiles({ synonyms, terms }: SearchWords): WordFiles {
  const write = (script: TermScript) => new TextEncoder().encode(JSON.stringify(createTermFile(terms, script)));
  return { synonyms, terms: { hangul: write('hangul'), han: write('han') } };
}

/** Groups the terms of one script by their translation. */
function createTermFile(terms: SearchWords['terms'], script: TermScript): TermFile {
  const local = Object.entries(terms).filter(([term]) => hasHangul(term) === (script === 'hangul'));
  const termsByTranslation = Map.groupBy(
    local.sort(([a], [b]) => compareText(a, b)),
    ([, english]) => english,
  );
  return Object.fromEntries(
    [...termsByTranslation].map(([english, pairs]) => [english, pairs.map(([term]) => term).join(' ')]),
  );
}
