import { SEARCH_NOTE } from '../../../site/limits.ts';
import { readError } from './error-text.ts';
import { PERSONAL_WORDS } from './personal-words.ts';

/** Text that may identify a person or a machine, the longest patterns first. */
const PRIVATE: readonly RegExp[] = [
  // URLs contain names, IDs and keys in any part.
  /\b[a-z][a-z\d+.-]*:\/\/\S*/gi,
  /\bwww\.\S+/gi,
  /[\p{L}\d.!#$%&'*+/=?^_`{|}~-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63})*/gu,
  /(?:authori[sz]ation:?\s+)?\b(?:bearer|basic)\s+(?=\S*[\d.+/=_-]|\S{20})[\w.~+/=-]{6,}/gi,
  /(?:authori[sz]ation|x-api-key):\s*\S+/gi,
  /\b(?:pass(?:word|wd)?|pwd|secret|token|api[_-]?key|key)\s*[=:]\s*\S+/gi,
  // Names of our key variables have only letters after the prefix; keys themselves have digits.
  /(?<![\p{L}\d])(?:sk|pk|rk|lf|lsv2|ghp|gho|ghu|ghs|github_pat|glpat|hf|xox[a-z]|npm|akia|asia|aiza)[-_]?(?=[\w-]*\d)[\w-]{4,}/giu,
  /(?<![\p{L}\d])(?:sk|pk|lf)[-_](?!sg\b)[\w-]{8,}/giu,
  /\beyj[\w-]{6,}(?:\.[\w-]+)*/gi,
  /-----begin [\s\S]*?(?:-----end [^-]*-----|$)/gi,
  /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?:[:/]\d+)?/g,
  /(?<![\w:])(?:[\da-f]{0,4}:){2,7}[\da-f]{0,4}(?:%\w+)?(?![\w:])/gi,
  // IDs and keys are removed even if a word touches them.
  /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/gi,
  /(?:[\da-f]{2}[:-]){5}[\da-f]{2}/gi,
  /\b(?=\w*\d)(?=\w*[a-f])[\da-f]{8,}\b|[\da-f]{16,}/gi,
  /(?<!\w)(?=\w*\d)(?=\w*\p{L})\w{20,}={0,2}/gu,
  // With a slash it may be a path, unless it looks unlike any path.
  /(?<![\w+/])(?=[\w+/]*\d)(?=[\w+/]*[a-z])(?=[\w+/]*[A-Z])[\w+/]{20,}={0,2}/g,
  /\b[a-z]:\\\S*|(?:\/home|\/users|~)\/\S*/gi,
  /\+\d[\d\s().-]{6,}\d/g,
  /\(?\d{3,5}\)?[ -]\d{3,}[ -]\d{3,}/g,
  /\d{9,}/g,
];

/**
 * Prepares a query for storage: removes what may be secret or personal, and unifies its spelling.
 * Returns undefined if no words are left.
 */
export function cleanQuery(query: string): string | undefined {
  let text = query;
  for (let round = 0; round < ROUNDS; round++) {
    // After removals, the rest may turn out to be an error.
    const next = cleanOnce(readError(text)?.reduced ?? text);
    if (next === text) return /\p{L}{2}|[\p{Script=Han}\p{Script=Hangul}]/u.test(text) ? text : undefined;
    text = next;
  }
  // A text that takes this many rounds is an attack.
  return undefined;
}

const ROUNDS = 12;

/** True for a URL with a query, with or without its scheme. */
function hasQuery(word: string): boolean {
  const index = word.indexOf('?', 1);
  return index > 0 && word.indexOf('=', index + 2) > 0;
}

/** Removes what may be secret or personal from a text and keeps the rest as written. */
export function removePrivateData(text: string): string {
  let rest = text;
  for (let round = 0; round < ROUNDS; round++) {
    const next = stripOnce(rest).replace(/\s+/g, ' ').trim();
    if (next === rest) return rest;
    rest = next;
  }
  return '';
}

function stripOnce(query: string): string {
  // Zero-width characters could hide what follows.
  let text = query
    .toWellFormed()
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Cc}/gu, ' ');
  text = text.replace(/\S+/g, (word) => (hasQuery(word) ? ' ' : word));
  for (const personal of PRIVATE) text = text.replace(personal, ' ');
  return text;
}

function cleanOnce(query: string): string {
  return PERSONAL_WORDS.reduce((text, personal) => text.replace(personal, ' '), stripOnce(query))
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, SEARCH_NOTE.queryChars)
    .replace(/[\uD800-\uDBFF]$/, '')
    .replace(/^[\s.,;:!?。、?!"'`]+|[\s.,;:!?。、?!"'`]+$/gu, '');
}
