import { bigrams, CJK_RUN, fold, hasCjk } from './fold.ts';
import { stem } from './stem.ts';

/** The terms by which a word is found. */
export interface WordTerms {
  /** Stems of the word and of its parts. */
  words: readonly string[];
  /** Whole names with the prefix `=`, reduced to letters and digits so that spelling variants match. */
  names: readonly string[];
}

/** A word in a text, as written and where. */
export interface Token {
  raw: string;
  start: number;
  end: number;
}

const TOKEN = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[_.\-/:@'’]+[\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*/gu;
const HUMP = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
/** Prose words joined by hyphens, such as `self-hosting`, which people also write as one word. */
export const HYPHENATED = /^\p{L}\p{Ll}+(?:-\p{Ll}+)+$/u;
const MAX_CHARS = 80;
const MAX_CHAIN = 5;

/** Splits a text into words. Compound names such as `prompts.get` are one word. */
export function getTokens(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const [raw] = match;
    tokens.push({ raw, start: match.index, end: match.index + raw.length });
  }
  return tokens;
}

/** The words of a text as written; faster than tokens if their places don't matter. */
export const getRawWords = (text: string): readonly string[] => text.match(TOKEN) ?? [];

const cache = { prose: new Map<string, WordTerms>(), code: new Map<string, WordTerms>() };
const MAX_CACHED = 6_000;

/** Returns the terms of a word. In code, camel-case names are also split: `CallbackHandler` is also `callback` and `handler`. */
export function getTerms(raw: string, kind: 'prose' | 'code' = 'prose'): WordTerms {
  const termsByWord = cache[kind];
  const cached = termsByWord.get(raw);
  if (cached) return cached;
  if (termsByWord.size > MAX_CACHED) termsByWord.clear();
  const terms = createTerms(raw.slice(0, MAX_CHARS), kind === 'code');
  termsByWord.set(raw, terms);
  return terms;
}

function createTerms(raw: string, code: boolean): WordTerms {
  if (hasCjk(raw)) return cjkTerms(raw, code);
  const chain = raw.split(/[_.\-/:@]+/).filter(Boolean);
  const links = chain.map((link) => link.replace(/['’]s?$/, '').replace(/['’]/g, ''));
  const words = new Set<string>();
  for (const link of links) addLink(link, words, code);
  const joined = links.map(fold).join('');
  if (HYPHENATED.test(raw)) words.add(stem(joined));
  const names = new Set<string>();
  if (links.length > 1 || code || HUMP.test(raw)) names.add(`=${joined}`);
  for (const part of innerChains(raw, links)) names.add(`=${part}`);
  return { words: [...words], names: [...names].filter((name) => name.length > 2) };
}

/** Adds one part of a name: the word itself, and its camel-case parts if it looks like code. */
function addLink(link: string, words: Set<string>, code: boolean): void {
  if (!link) return;
  words.add(stem(fold(link)));
  const humps = link.split(HUMP);
  if (humps.length < 2 || (!code && humps.length === 2 && /^\p{Lu}/u.test(link))) return;
  for (const hump of humps) if (hump.length > 1) words.add(stem(fold(hump)));
}

/** Returns shorter chains within a dotted name or a path: `sightglass.prompts.get` is also `prompts.get`. */
function innerChains(raw: string, links: readonly string[]): string[] {
  if (!/[./]/.test(raw) || links.length < 3) return [];
  const max = Math.min(links.length, MAX_CHAIN);
  const chains: string[] = [];
  for (let start = 0; start < max; start++)
    for (let end = start + 2; end <= max; end++) chains.push(links.slice(start, end).map(fold).join(''));
  return chains;
}

function cjkTerms(raw: string, code: boolean): WordTerms {
  const folded = fold(raw);
  const words = [...folded.matchAll(CJK_RUN)].flatMap(([run]) => [
    ...bigrams(run),
    ...(run.length === 2 ? [...run] : []),
  ]);
  const rest = folded.replace(CJK_RUN, ' ').trim();
  const others = rest ? rest.split(/\s+/).map((word) => createTerms(word, code)) : [];
  return {
    words: [...new Set([...words, ...others.flatMap((terms) => terms.words)])],
    names: others.flatMap((terms) => terms.names),
  };
}
