import type { AskedWord } from '../search/question.ts';
import type { FoundSource, Passage } from './passage.ts';
import { shareOf, type TextTerms, termsIn, termsOfPart } from './weigh.ts';

/** A passage that may answer. */
export interface Candidate {
  source: FoundSource;
  passage: Passage;
  /** Share of the question that title, heading or a question of the author hold. */
  named: number;
  /** Share of the question that the passage holds in words, its title and heading included. */
  told: number;
  score: number;
}

/** A passage that the search did not point at counts this share of its page's best. */
const UNSEEN = 0.15;
/** How much of a page's rank depends on what its passage says of the question. */
const TOLD = 0.2;
/** Old news are quoted where nothing else tells as much. */
const KINDS: Readonly<Record<string, number>> = { changelog: 0.6, blog: 0.75, customers: 0.6, careers: 0.5 };
/** Pages about what goes wrong count less where nothing did. */
const TROUBLE = 0.8;
const ABOUT_TROUBLE = /^why (?:is|are|do|does)\b|^what does ["“]|\btroubleshoot/i;
const HAS_TROUBLE =
  /\bwhy\b|\berrors?\b|\bfail\w*|\bmissing\b|\bnot\b|n['’]t\b|\bnever\b|\bwrong\b|\bproblem|\bbroken\b|\bempty\b|\bno\b|\b[45]\d\d\b|なぜ|エラー|为什么|错误|왜|오류/i;

const held = new WeakMap<Passage, TextTerms>();

/** The terms of a passage's words, worked out once. */
function wordsOf(passage: Passage): TextTerms {
  const known = held.get(passage);
  if (known) return known;
  const terms = new Set<string>();
  // Words of samples are made up; names in them are not.
  for (const part of passage.parts)
    for (const term of termsOfPart(part)) if (part.kind !== 'code' || term.startsWith('=')) terms.add(term);
  held.set(passage, terms);
  return terms;
}

function candidateOf(words: readonly AskedWord[], source: FoundSource, passage: Passage): Candidate {
  const own = termsIn(`${source.title}\n${passage.heading}`);
  const questions = passage.heading ? [] : source.questions.map(termsIn);
  const named = Math.max(shareOf(words, own), ...questions.map((question) => shareOf(words, question)));
  const about = passage.heading ? own : new Set([...own, ...termsIn(source.description)]);
  const told = shareOf(words, new Set([...wordsOf(passage), ...about]));
  const best = Math.max(...source.scores.values(), 0);
  const found = best > 0 ? (source.scores.get(passage.id) ?? 0) / best : 0;
  const place = passage.id || !passage.heading ? Math.max(found, UNSEEN) : UNSEEN;
  // A question about ourselves is answered by the beginning of the page.
  if (source.pointed) return { source, passage, named: 1, told, score: passage.heading ? 0 : 1 };
  return { source, passage, named, told, score: place * (0.4 + 0.4 * told + 0.2 * named) };
}

/** The passages of found pages, the one that answers best first; each page once, with its best passage. */
export function candidatesOf(
  question: string,
  words: readonly AskedWord[],
  sources: readonly FoundSource[],
): Candidate[] {
  const trouble = HAS_TROUBLE.test(question);
  return sources
    .flatMap((source) => {
      const own = source.passages
        .filter(({ parts }) => parts.length > 0)
        .map((passage) => candidateOf(words, source, passage));
      const best = own.reduce<Candidate | undefined>((a, b) => (a && a.score >= b.score ? a : b), undefined);
      return best ? [{ ...best, score: pageScore(best, trouble) }] : [];
    })
    .sort((a, b) => b.score - a.score);
}

function pageScore({ source, told, named }: Candidate, trouble: boolean): number {
  if (source.pointed) return source.score;
  const kind = KINDS[source.section] ?? 1;
  const fits = !trouble && ABOUT_TROUBLE.test(source.title) ? TROUBLE : 1;
  return source.score * kind * fits * (1 - TOLD + TOLD * Math.max(told, named));
}
