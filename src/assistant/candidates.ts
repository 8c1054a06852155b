import type { AskedWord } from '../search/question.ts';
import type { FoundSource, Passage } from './passage.ts';
import { shareOf, type TextTerms, termsIn } from './weigh.ts';

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

/** Pages of which at most so many passages are looked at. */
const LOOKED_AT = 8;
/** A passage that the search did not point at counts this share of its page's best. */
const UNSEEN = 0.15;
/** How much of a page's rank depends on what its passage says of the question. */
const TOLD = 0.7;
/** Old news are quoted where nothing else tells as much. */
const KINDS: Readonly<Record<string, number>> = { changelog: 0.6, blog: 0.75, customers: 0.6, careers: 0.5, faq: 1.1 };

const held = new WeakMap<Passage, TextTerms>();

/** The terms of a passage's words, worked out once. */
function wordsOf(passage: Passage): TextTerms {
  const known = held.get(passage);
  if (known) return known;
  const terms = termsIn(passage.parts.flatMap((part) => (part.kind === 'code' ? [] : part.text)).join('\n'));
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
  const kind = KINDS[source.section] ?? 1;
  const score =
    source.score * kind * (0.6 + 0.4 * place) * (1 - TOLD + TOLD * Math.max(told, named)) * (0.8 + 0.2 * named);
  return { source, passage, named, told, score };
}

/** The passages of found pages, the one that answers best first; each page once, with its best passage. */
export function candidatesOf(words: readonly AskedWord[], sources: readonly FoundSource[]): Candidate[] {
  return sources
    .slice(0, LOOKED_AT)
    .flatMap((source) => {
      const own = source.passages
        .filter(({ parts }) => parts.length > 0)
        .map((passage) => candidateOf(words, source, passage))
        .sort((a, b) => b.score - a.score);
      return own.slice(0, 1);
    })
    .sort((a, b) => b.score - a.score);
}
