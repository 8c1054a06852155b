import type { Fault } from '../../lib/fault.ts';
import type { Reference } from '../../source/reference.ts';
import { proseLines } from './prose-lines.ts';

/** A form that writers should not use. */
export interface WordRule {
  pattern: RegExp;
  right: string;
}

/** Creates the rules of the glossary for writers. */
export function wordRules({ glossary, names }: Pick<Reference, 'glossary' | 'names'>): WordRule[] {
  const terms = glossary.map(({ term, avoid = [] }) => ({ right: lowerCaseTerm(term), avoid }));
  const spellings = names.map(({ name, avoid }) => ({ right: name, avoid }));
  return [...terms, ...spellings].flatMap(({ right, avoid }) =>
    avoid.map((wrong) => ({ pattern: getPattern(wrong), right })),
  );
}

/** Lower-cases a term for use within a sentence; names keep their capitals. */
function lowerCaseTerm(term: string): string {
  return /^\p{Lu}[\p{Ll}\s,-]*$/u.test(term) ? term.toLowerCase() : term;
}

/** Finds whole words, also in the plural; a lower-case first letter also matches a capital. */
function getPattern(wrong: string): RegExp {
  const [first = ''] = wrong;
  const start = first === first.toUpperCase() ? RegExp.escape(first) : `[${first}${first.toUpperCase()}]`;
  const rest = RegExp.escape(wrong.slice(1)).replaceAll(RegExp.escape(' '), '\\s+');
  return new RegExp(`(?<![\\p{L}\\p{N}_.@/-])${start}${rest}s?(?![\\p{L}\\p{N}_@/-]|\\.\\p{L})`, 'gu');
}

/** Faults for words in the prose of a file that the glossary spells differently. */
export function wordFaults(source: string, file: string, rules: readonly WordRule[]): Fault[] {
  const lines = proseLines(source);
  const all = lines.map(({ text }) => text).join('\n');
  const broken = rules.filter(({ pattern }) => all.search(pattern) >= 0);
  return lines.flatMap(({ line, text }) =>
    broken.flatMap(({ pattern, right }) =>
      Array.from(text.matchAll(pattern), ([wrong]) => wrong)
        // A lower-case letter also matches a capital, even if only the capital is correct.
        .filter((wrong) => wrong !== right)
        .map((wrong) => ({
          file,
          line,
          problem: `"${wrong}" is not the term we use.`,
          remedy: `Write "${right}".`,
        })),
    ),
  );
}
