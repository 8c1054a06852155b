import type { AskedWord } from '../search/question.ts';
import { type FoundSource, type Passage, unitsOf } from './passage.ts';
import { shareOf, type TextTerms, termsIn, termsOfPart } from './weigh.ts';

/** A passage that may answer. */
export interface Candidate {
  source: FoundSource;
  passage: Passage;
  /** Share of the question that title, heading or a question of the author hold. */
  named: number;
  /** Share of the question that the passage holds in words, its title and heading included. */
  told: number;
  /** Share of the question that the best unit holds, with title and heading. */
  focus: number;
  score: number;
}

/** A passage that the search did not point at counts this share of its page's best. */
const UNSEEN = 0.15;
/** How much of a page's rank depends on what its passage says of the question. */
const TOLD = 0.3;
/** Old news are quoted where nothing else tells as much. */
const KINDS: Readonly<Record<string, number>> = { changelog: 0.6, blog: 0.75, customers: 0.6, careers: 0.5 };
/** Parts of a page that only lead to others. */
const LEADS_ON = /^(?:next|next steps|questions|see also|related(?: pages)?|further reading)$/i;
/** Pages about what goes wrong count less where nothing did. */
const TROUBLE = 0.75;
const ABOUT_TROUBLE = /^why (?:is|are|do|does)\b|^what does ["“]|\btroubleshoot/i;
const HAS_TROUBLE =
  /\bwhy\b|\berrors?\b|\bfail\w*|\bmissing\b|\bnot\b|n['’]t\b|\bnever\b|\bwrong\b|\bproblem|\bbroken\b|\bempty\b|\bno\b|\b[45]\d\d\b|なぜ|エラー|为什么|错误|왜|오류/i;
/** The reference of the API counts less where nobody asks for it. */
const REFERENCE = 0.8;
const ABOUT_API = /^API reference/;
const ASKS_API = /\bapi\b|\bendpoint|\bcurl\b|\bhttp|\brest\b|\bparameters?\b|\bfields?\b|\/api\//i;

/** What is weighed of a passage again and again. */
interface PassageTerms {
  words: TextTerms;
  name: TextTerms;
}
const held = new WeakMap<Passage, PassageTerms>();

/** The terms of a passage, worked out once. */
function termsOfPassage(passage: Passage, title: string): PassageTerms {
  const known = held.get(passage);
  if (known) return known;
  const words = new Set<string>();
  // Words of samples are made up; names in them are not.
  for (const part of passage.parts)
    for (const term of termsOfPart(part)) if (part.kind !== 'code' || term.startsWith('=')) words.add(term);
  const made = { words, name: termsIn(`${title}\n${passage.heading}`) };
  held.set(passage, made);
  return made;
}

function candidateOf(words: readonly AskedWord[], source: FoundSource, passage: Passage): Candidate {
  const terms = termsOfPassage(passage, source.title);
  const start = passage.heading === '';
  const questions = start ? source.questions.map((question) => shareOf(words, termsIn(question))) : [];
  const named = Math.max(shareOf(words, terms.name), ...questions);
  const told = shareOf(words, terms.words, terms.name, ...(start ? [termsIn(source.description)] : []));
  const units = unitsOf(passage).map((unit) => shareOf(words, termsOfPart(unit), terms.name));
  const focus = Math.max(0, ...units);
  // A question about ourselves is answered by the beginning of the page.
  if (source.pointed) return { source, passage, named: 1, told, focus: 1, score: start ? 1 : 0 };
  const best = Math.max(...source.scores.values(), 0);
  const found = best > 0 && (passage.id || start) ? (source.scores.get(passage.id) ?? 0) / best : 0;
  const place = PLACE.base + (1 - PLACE.base) * Math.max(found, UNSEEN);
  const score = place * (PLACE.told * told + PLACE.named * named + PLACE.focus * focus);
  return { source, passage, named, told, focus, score };
}

/** How the passages of a page are told apart. */
const PLACE = { base: 0.35, told: 0.2, named: 0.35, focus: 0.45 } as const;

/** The passages of found pages, the one that answers best first; each page once, with its best passage. */
export function candidatesOf(
  question: string,
  words: readonly AskedWord[],
  sources: readonly FoundSource[],
): Candidate[] {
  const trouble = HAS_TROUBLE.test(question);
  const api = ASKS_API.test(question);
  return sources
    .flatMap((source) => {
      const own = source.passages
        .filter(({ parts, heading }) => parts.length > 0 && !LEADS_ON.test(heading))
        .map((passage) => candidateOf(words, source, passage));
      const best = own.reduce<Candidate | undefined>((a, b) => (a && a.score >= b.score ? a : b), undefined);
      return best ? [{ ...best, score: pageScore(best, trouble, api) }] : [];
    })
    .sort((a, b) => b.score - a.score);
}

function pageScore({ source, told, named, focus }: Candidate, trouble: boolean, api: boolean): number {
  if (source.pointed) return source.score;
  const kind = KINDS[source.section] ?? 1;
  const fits = !trouble && ABOUT_TROUBLE.test(source.title) ? TROUBLE : 1;
  const asked = !api && ABOUT_API.test(source.title) ? REFERENCE : 1;
  return source.score * kind * fits * asked * (1 - TOLD + (TOLD * (Math.max(told, named) + focus)) / 2);
}
