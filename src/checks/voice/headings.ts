import type { Fault } from '../../lib/fault.ts';
import { proseLines } from '../quality/prose-lines.ts';

/** Headings that are clear although they contain a pronoun or are very short. */
const ALLOWED = new Set(['Try this', 'How it works', 'How this page works']);

const HEADING = /^#{2,6}\s+(.*?)\s*$/;

const RULES: readonly { pattern: RegExp; problem: string }[] = [
  {
    pattern: /(?<!\bof )\b(?:it|them|this|that|these|those|one|ones|there|here)[?.!]?$/i,
    problem: 'ends in a word that refers to something outside the heading',
  },
  {
    pattern: /^(?:\S+ ){1,2}(?:it|they|them)\b/i,
    problem: 'refers to something outside the heading',
  },
  {
    pattern: /^(?:their|its)\b|^(?:other|more|rest|also|otherwise|notes?|misc\w*|general|other (?:matters|things))$/i,
    problem: 'says too little',
  },
];

/** Faults for headings that are unclear on their own, in a table of contents or a search result. */
export function headingFaults(source: string, file: string): Fault[] {
  return proseLines(source).flatMap(({ line, text }) => {
    const heading = HEADING.exec(text.replaceAll('\u0000', ''))?.[1]?.replaceAll(/[*_]|\s+(?=\s)/g, '');
    if (!heading || ALLOWED.has(heading)) return [];
    const broken = RULES.find(({ pattern }) => pattern.test(heading));
    if (!broken) return [];
    return [
      {
        file,
        line,
        problem: `The heading "${heading}" ${broken.problem}.`,
        remedy: 'Name the subject, and keep the old anchor: `[#old-anchor]` or `headingAliases`.',
      },
    ];
  });
}
