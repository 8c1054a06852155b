import { truncateText } from '../../../lib/truncate-text.ts';
import { bigrams, CJK_RUN, fold, hasCjk } from './fold.ts';
import { getTerms, getTokens, type Token } from './terms.ts';
import type { Piece } from './types.ts';

/** How much a term of the query counts in an excerpt. */
export interface TermWeight {
  value: number;
  /** A related term affects the choice of the excerpt, but is not highlighted. */
  related: boolean;
}

/** The weights of the terms of a query. */
export type TermWeights = ReadonlyMap<string, TermWeight>;

const EXCERPT_CHARS = 180;
const LEAD_CHARS = 40;

interface Hit extends Token, TermWeight {
  term: string;
}

/** Finds the terms of the query in a text. */
function getHits(text: string, weights: TermWeights): Hit[] {
  return getTokens(text).flatMap((token): Hit[] => {
    if (hasCjk(token.raw)) return cjkHits(token, weights);
    const { words, names } = getTerms(token.raw, 'code');
    let best: Hit | undefined;
    for (const term of [...names, ...words]) {
      const weight = weights.get(term);
      if (weight && isBetter(weight, best)) best = { ...token, term, ...weight };
    }
    return best ? [best] : [];
  });
}

/** A typed term beats a related one; otherwise the greater weight wins. */
function isBetter(weight: TermWeight, best: TermWeight | undefined): boolean {
  if (!best) return weight.value > 0;
  return weight.related === best.related ? weight.value > best.value : best.related;
}

function cjkHits({ raw, start }: Token, weights: TermWeights): Hit[] {
  const hits: Hit[] = [];
  for (const { 0: run, index } of raw.matchAll(CJK_RUN)) {
    let pairStart = start + index;
    for (const pair of bigrams(fold(run))) {
      const weight = weights.get(pair);
      if (weight) hits.push({ raw: pair, start: pairStart, end: pairStart + pair.length, term: pair, ...weight });
      pairStart += 1;
    }
  }
  return hits;
}

/** Splits a text into pieces, marked where it contains the query. */
export function markText(text: string, weights: TermWeights): Piece[] {
  return toPieces(text, getHits(text, weights), 0, text.length);
}

function toPieces(text: string, hits: readonly Hit[], from: number, to: number): Piece[] {
  const pieces: Piece[] = [];
  const push = (start: number, end: number, marked: boolean) => {
    if (end <= start) return;
    const last = pieces.at(-1);
    const piece = text.slice(start, end);
    if (last?.marked === marked) last.text += piece;
    else pieces.push({ text: piece, marked });
  };
  let position = from;
  for (const { start, end, related } of hits) {
    if (related || end <= position || start >= to) continue;
    push(position, start, false);
    push(Math.max(position, start), Math.min(end, to), true);
    position = Math.max(position, Math.min(end, to));
  }
  push(position, to, false);
  return pieces;
}

/** Sums the weights of distinct terms. */
function sumWeights(hits: readonly Hit[]): number {
  const valueByTerm = new Map(hits.map(({ term, value }) => [term, value]));
  return [...valueByTerm.values()].reduce((sum, value) => sum + value, 0);
}

/** Returns the part of a text that contains most of the query, with matches marked; undefined without a match. */
export function getExcerpt(text: string, weights: TermWeights): Piece[] | undefined {
  const hits = getHits(text, weights);
  const [first] = hits;
  if (!first) return undefined;
  let [best, bestSum] = [first.start, 0];
  let end = 0;
  for (let start = 0; start < hits.length; start++) {
    while (end < hits.length && (hits[end]?.end ?? 0) - (hits[start]?.start ?? 0) <= EXCERPT_CHARS - LEAD_CHARS) end++;
    const sum = sumWeights(hits.slice(start, Math.max(end, start + 1)));
    if (sum > bestSum * 1.001) [best, bestSum] = [hits[start]?.start ?? 0, sum];
  }
  return cutExcerpt(text, hits, best);
}

/** Cuts an excerpt around a position, from the start of its sentence if that is near. */
function cutExcerpt(text: string, hits: readonly Hit[], place: number): Piece[] {
  const earliest = Math.max(0, place - LEAD_CHARS * 2);
  const before = text.slice(earliest, place);
  const sentence = before.search(/(?<=[.!?。\n]\s?)\S[^.!?。\n]*$/);
  const word = text.slice(Math.max(0, place - LEAD_CHARS), place).search(/(?<=\s)\S/);
  const wordStart = place - LEAD_CHARS <= 0 ? 0 : Math.max(0, place - LEAD_CHARS) + Math.max(0, word);
  const from = earliest === 0 && place < LEAD_CHARS * 2 ? 0 : sentence >= 0 ? earliest + sentence : wordStart;
  const limit = from + EXCERPT_CHARS;
  const to =
    limit >= text.length ? text.length : Math.max(text.lastIndexOf(' ', limit), place + 1, from + EXCERPT_CHARS / 2);
  const pieces = toPieces(text, hits, from, to);
  if (from > 0) pieces.unshift({ text: '… ', marked: false });
  if (to < text.length) pieces.push({ text: ' …', marked: false });
  return mergePieces(pieces);
}

/** Collapses white space and merges equally marked neighbours. */
function mergePieces(pieces: readonly Piece[]): Piece[] {
  const out: Piece[] = [];
  for (const { text, marked } of pieces) {
    const clean = text.replace(/\s+/g, ' ');
    const last = out.at(-1);
    if (last?.marked === marked) last.text += clean;
    else out.push({ text: clean, marked });
  }
  return out;
}

/** Returns the beginning of a text, for pages without matching words. */
export function getStart(text: string): Piece[] {
  const clean = text.replace(/\s+/g, ' ').trim();
  return clean ? [{ text: truncateText(clean, EXCERPT_CHARS), marked: false }] : [];
}
