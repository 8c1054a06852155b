import type { Fault } from '../../lib/fault.ts';
import { proseLines } from './prose-lines.ts';

/** A phrase that reads like a translation, and what to write. */
interface VoiceRule {
  pattern: RegExp;
  remedy: string;
}

const rule = (words: string, remedy: string): VoiceRule => ({
  pattern: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${words})(?![\\p{L}\\p{N}-])`, 'giu'),
  remedy,
});

const RULES: readonly VoiceRule[] = [
  rule('in earnest', 'Write "in production".'),
  rule('e-mails?', 'Write "email".'),
  rule('dearer|dearest', 'Write "more expensive" or "most expensive".'),
  rule('goes on|went on', 'Write "continues".'),
  rule('stands? as', 'Write "is".'),
  rule('of (?:your|its|their|our) own', 'Write "your own X" or "a custom X".'),
  rule('tells? of', 'Write "reports" or "notifies".'),
  rule('(?:is|are|was|were|be) told', 'Write "receives", "is notified" or "knows".'),
  rule('and not', 'Write "rather than" or "not".'),
  rule('(?:leaves?|left|takes?|taken) out', 'Write "skip" or "remove".'),
  rule('by (?:itself|themselves)', 'Write "automatically" or "alone".'),
  rule('whoever|whosoever', 'Say who it is.'),
  rule('of no interest', 'Write "you don\'t need".'),
];

const HEADING_PRONOUN = /^#{1,6}\s(?!Try this\s*$).*\b(?:it|them|this|that|these|those|one)[?.!]?\s*$/i;

/** Phrases in the prose of a page that plain English avoids, and headings that make no sense alone. */
export function voiceFaults(source: string, file: string): Fault[] {
  return proseLines(source).flatMap(({ line, text }) => {
    const words = RULES.flatMap(({ pattern, remedy }) =>
      Array.from(text.matchAll(pattern), ([found]) => ({
        file,
        line,
        problem: `"${found}" is not plain English.`,
        remedy,
      })),
    );
    if (!HEADING_PRONOUN.test(text)) return words;
    const problem = 'The heading ends in a pronoun and makes no sense alone.';
    return [...words, { file, line, problem, remedy: 'Name the thing.' }];
  });
}

/** How many voice faults each file had before the rules existed; files that are not listed may have none. */
export type VoiceBacklog = Readonly<Record<string, number>>;

/** The faults of files that have more of them than the backlog allows. */
export function beyondBacklog(faults: readonly Fault[], backlog: VoiceBacklog): Fault[] {
  const byFile = Map.groupBy(faults, ({ file }) => file);
  return [...byFile].flatMap(([file, found]) => (found.length > (backlog[file] ?? 0) ? found : []));
}
