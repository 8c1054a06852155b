import { type Facts, getFacts, isEnglish } from './facts.ts';
import { collapseWhitespace, getCodeTokens, type PassageIndex } from './passage-index.ts';

/** Why a sentence or code block is not shown. */
export type UnsupportedReason =
  | 'no-citation'
  | 'unknown-source'
  | 'code'
  | 'link'
  | 'identifier'
  | 'number'
  | 'name'
  | 'negation'
  | 'words';

export interface CheckOptions {
  /** True if the answer may be in another language than the passages: its words and negations cannot be compared then. */
  translated: boolean;
}

/** Share of a sentence's words that its passages must contain. */
const MIN_WORD_SHARE = 0.6;
/** From this share on, a sentence repeats one of its passage, and both must agree on yes or no. */
const SAME_SENTENCE_SHARE = 0.7;
/** Share of the lines of a code block that must be lines of its passage. */
const MIN_CODE_LINE_SHARE = 0.5;

/** Returns what the passages don't support in a sentence, or undefined. */
export function checkSentence(
  sentence: string,
  cited: readonly PassageIndex[],
  { translated }: CheckOptions,
): UnsupportedReason | undefined {
  const facts = getFacts(sentence);
  const any = (test: (passage: PassageIndex) => boolean) => cited.some(test);
  if (!facts.code.every((code) => any((passage) => hasCode(passage, code)))) return 'code';
  if (!facts.urls.every((url) => any(({ text }) => hasUrl(text, url)))) return 'link';
  if (!facts.identifiers.every((name) => any((passage) => hasIdentifier(passage, name)))) return 'identifier';
  const written = facts.numbers.map(({ value, unit }) => (unit ? `${value} ${unit}` : value));
  if (!written.every((number) => any(({ numbers }) => numbers.has(number)))) return 'number';
  if (translated && !isEnglish(sentence)) return undefined;
  if (!facts.names.every((name) => any((passage) => hasName(passage, name)))) return 'name';
  if (getShare(facts.words, (word) => any(({ words }) => words.has(word))) < MIN_WORD_SHARE) return 'words';
  return contradicts(facts, cited) ? 'negation' : undefined;
}

/** True if the text has exactly this URL, apart from a slash at its end. */
function hasUrl(text: string, url: string): boolean {
  const plain = url.replace(/\/$/, '');
  return text
    .split(plain)
    .slice(1)
    .some((after) => /^\/?(?:[^\w/?#&=%-]|$)/.test(after));
}

function hasCode({ text, tokens }: PassageIndex, code: string): boolean {
  if (text.includes(collapseWhitespace(code))) return true;
  const wanted = getCodeTokens(code);
  return wanted.length > 0 && wanted.every((token) => tokens.has(token));
}

function hasIdentifier({ text, lowerText, lowerTokens }: PassageIndex, name: string): boolean {
  const plain = name.replace(/\(\)$/, '');
  if (text.includes(plain)) return true;
  // Abbreviations are spelled in several ways: URLs, Url.
  const singular = plain.toLowerCase().replace(/s$/, '');
  if (/^\p{Lu}{2,}s?$/u.test(plain)) return lowerTokens.has(singular) || lowerTokens.has(plain.toLowerCase());
  return /^[\p{L}-]+$/u.test(plain) && lowerText.includes(plain.toLowerCase());
}

function hasName({ lowerText, words }: PassageIndex, name: string): boolean {
  const plain = name.toLowerCase().replace(/['’]s$/, '');
  return lowerText.includes(plain) || getFacts(`x ${plain}`).words.some((word) => words.has(word));
}

const getShare = <Item>(items: readonly Item[], test: (item: Item) => boolean) =>
  items.length === 0 ? 1 : items.filter(test).length / items.length;

/** True if a nearly equal sentence of the passages says the opposite. */
function contradicts({ words, negations }: Facts, cited: readonly PassageIndex[]): boolean {
  if (words.length === 0) return false;
  const uniqueWords = new Set(words);
  const same = cited
    .flatMap(({ sentences }) => sentences)
    .map((sentence) => ({ ...sentence, share: getShare(words, (word) => sentence.words.has(word)) }))
    .filter(({ share }) => share >= SAME_SENTENCE_SHARE);
  const best = Math.max(0, ...same.map(({ share }) => share));
  const closest = same.filter(({ share }) => share === best);
  const isOpposite = (sentence: PassageIndex['sentences'][number]) => {
    // A copy must have as many negations as its original; a paraphrase may negate in other ways.
    const isCopy = best === 1 && [...sentence.words].every((word) => uniqueWords.has(word));
    return isCopy ? sentence.negations !== negations : sentence.negations > 0 !== negations > 0;
  };
  return closest.length > 0 && closest.every(isOpposite);
}

/** True if a code block comes from the passage's code: half of its lines are unchanged, and it has no token that the passage lacks. */
export function isCodeSupported(code: string, { codeLines, tokens, text }: PassageIndex): boolean {
  const lines = code.split('\n').map((line) => line.trim());
  const written = lines.filter((line) => line !== '');
  if (written.length === 0 || !getCodeTokens(code).every((token) => tokens.has(token))) return false;
  const isInPassage = (line: string) => codeLines.has(line) || text.includes(`\`${line}\``);
  return getShare(written, isInPassage) >= MIN_CODE_LINE_SHARE;
}
