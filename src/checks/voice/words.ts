import type { Fault } from '../../lib/fault.ts';
import { proseLines } from '../quality/prose-lines.ts';
import { WORD_RULES, type WordRule } from './word-rules.ts';

/** The placeholder of `proseLines` for code, links and tags. */
const PLACEHOLDER = '\u0000';

interface CompiledRule {
  avoid: RegExp;
  except: RegExp[];
  remedy: string;
}

const compiled = WORD_RULES.map(compile);

/** Matches lines that any rule could object to, so that all other lines are read once. */
const ANY_RULE = new RegExp(wholeWords(WORD_RULES.map(({ avoid }) => avoid).join('|')).source, 'iu');

/** Faults for phrases that plain English avoids. */
export function wordFaults(source: string, file: string): Fault[] {
  const candidates = proseLines(source).filter(({ text }) => ANY_RULE.test(text));
  return candidates.flatMap(({ line, text }) =>
    compiled.flatMap(({ avoid, except, remedy }) => {
      const allowed = except.flatMap((pattern) => spans(text, pattern));
      return spans(text, avoid)
        .filter((hit) => !allowed.some(({ start, end }) => start <= hit.start && hit.end <= end))
        .map(({ start, end }) => ({
          file,
          line,
          problem: `${quote(text.slice(start, end))} is not our style.`,
          remedy,
        }));
    }),
  );
}

function compile({ avoid, except = [], remedy }: WordRule): CompiledRule {
  return { avoid: wholeWords(avoid), except: except.map(wholeWords), remedy };
}

function wholeWords(words: string): RegExp {
  const source = words.replaceAll(' ', '[ *_]+').replaceAll('¤', PLACEHOLDER);
  return new RegExp(`(?<![\\p{L}\\p{N}-])(?:${source})(?![\\p{L}\\p{N}-])`, 'giu');
}

function spans(text: string, pattern: RegExp): { start: number; end: number }[] {
  return Array.from(text.matchAll(pattern), ({ index, 0: found }) => ({ start: index, end: index + found.length }));
}

function quote(words: string): string {
  return `"${words.replaceAll(PLACEHOLDER, '...').replaceAll(/\s+/g, ' ').trim()}"`;
}
