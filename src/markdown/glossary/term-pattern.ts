/** A term as pages write it. */
export interface LinkedTerm {
  id: string;
  /** One spelling, or several joined by ", ". */
  term: string;
  meaning: string;
  /** The page that teaches it. */
  href?: string;
  /** True if the word also has an everyday meaning. */
  everyday?: true;
  /** Phrases in which the word means something else. */
  except?: readonly string[];
  /** Sections and paths of pages in which it mostly means something else. */
  exceptIn?: readonly string[];
}

/** An occurrence of a term in a text. */
export interface TermMatch {
  term: LinkedTerm;
  start: number;
  end: number;
}

/** Finds the terms in a text, from left to right. `before` is what precedes the text in its sentence. */
export type FindTerms = (text: string, before: string) => TermMatch[];

/** Combines the terms into one pattern; of two terms at the same position, the longer one matches. */
export function createTermFinder(terms: readonly LinkedTerm[]): FindTerms {
  const linked = terms.filter(({ everyday }) => !everyday);
  const byForm = new Map(linked.flatMap((term) => getForms(term).map((form) => [form, term] as const)));
  if (byForm.size === 0) return () => [];
  const forms = [...byForm.keys()].sort((a, b) => b.length - a.length);
  const exceptions = linked.flatMap(({ except = [] }) => except).sort((a, b) => b.length - a.length);
  const either = [...exceptions, ...forms].map((form) => matchAnyInitialCase(form)).join('|');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}_/.@-])(?:${either})(?![\\p{L}\\p{N}_/@-]|\\.\\p{L})`, 'gu');
  return (text, before) =>
    [...text.matchAll(pattern)].flatMap((match): TermMatch[] => {
      const [written] = match;
      const term = byForm.get(written) ?? byForm.get(lowerFirst(written));
      if (!term || isName(written, term, before + text.slice(0, match.index))) return [];
      return [{ term, start: match.index, end: match.index + written.length }];
    });
}

/** "Dataset item" is written "dataset item" and "dataset items"; "OTLP" and "OpenTelemetry" keep their capitals. */
function getForms({ term }: LinkedTerm): string[] {
  return term.split(', ').flatMap((spelling) => {
    const form = isProperNoun(spelling) ? spelling : lowerFirst(spelling);
    return [form, getPlural(form)];
  });
}

function getPlural(word: string): string {
  if (/(?:s|sh|ch|x)$/.test(word)) return `${word}es`;
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}

/** A capital inside a sentence makes a word part of a name: "Deep Agents", "Google Cloud Run". */
function isName(written: string, { term }: LinkedTerm, before: string): boolean {
  if (isProperNoun(term) || written === lowerFirst(written)) return false;
  return !/(?:^|[.!?:]["”)]?\s+)$/.test(before);
}

const isProperNoun = (word: string) => /\p{Lu}/u.test(word.slice(1));
const lowerFirst = (word: string) => word.charAt(0).toLowerCase() + word.slice(1);

function matchAnyInitialCase(form: string): string {
  const [first = '', ...rest] = form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const lower = first.toLowerCase();
  const upper = first.toUpperCase();
  return `${lower === upper ? first : `[${lower}${upper}]`}${rest.join('')}`;
}
