import { CJK_RUN } from '../../../search/engine/fold.ts';
import { stem } from '../../../search/engine/stem.ts';

/** What can be checked in a sentence. */
export interface Facts {
  /** Inline code, without its backticks. */
  code: string[];
  urls: string[];
  /** Paths, flags, and words that only code spells like this. */
  identifiers: string[];
  /** Numbers, each with the unit that follows it, if any. */
  numbers: { value: string; unit: string }[];
  /** Capitalized words inside the sentence. */
  names: string[];
  /** Stems of words that carry meaning. */
  words: string[];
  /** Number of negations. */
  negations: number;
}

const URL = /\bhttps?:\/\/[^\s<>()[\]`"']*[^\s<>()[\]`"'.,;:!?]/gi;
const PATH = /(?<![\w/.])(?:\.{0,2}\/)[\w@.-]+(?:\/[\w@.-]+)*/g;
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const FLAG = /(?<![\w-])--?[a-zA-Z][\w-]*/g;
const NUMBER = /(?<![\p{L}\p{N}_.-])(\d+(?:[.,]\d+)*)(?:\s*([%°]|\p{L}+))?/gu;
const WORD = /[\p{L}][\p{L}\p{N}'’]*(?:[-_.:/][\p{L}\p{N}_]+)*(?:\(\))?/gu;
const NEGATION = /\b(?:not|never|no|none|cannot|without|nor|neither)\b|n['’]t\b/gi;

const NUMBER_WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const UNITS = new Map<string, string>(
  Object.entries({
    '%': '% percent',
    ms: 'ms millisecond milliseconds',
    s: 's sec second seconds 秒 초',
    min: 'min minute minutes 分 분',
    h: 'h hour hours 時間 小时 小時 시간',
    day: 'day days 日 天 일',
    week: 'week weeks 週 周 주',
    month: 'month months か月 ヶ月 个月 個月 개월',
    year: 'year years 年 년',
    kb: 'kb kib kilobyte kilobytes',
    mb: 'mb mib megabyte megabytes',
    gb: 'gb gib gigabyte gigabytes',
    request: 'request requests',
    token: 'token tokens',
    user: 'user users',
    trace: 'trace traces',
    event: 'event events',
  }).flatMap(([unit, spellings]) => spellings.split(' ').map((spelling): [string, string] => [spelling, unit])),
);

/** Words that the comparison ignores: function words, and words that introduce a sentence. */
const STOP_WORDS = new Set(
  (
    'a about above after again all also although always am an and any are as at be because been before being below ' +
    'between both but by can cannot could did do does doing done down during each either else etc even ever every few ' +
    'for from further get gets had has have having here how however i if in instead into is it its itself just let ' +
    'like make makes many may me might more most much must need needs neither never no nor not of off on once only ' +
    'onto or other our out over own per same should since so some such than that the their them then there these they ' +
    'this those through thus to too under until up upon us use used uses using very via want was way we well were ' +
    'according docs documentation example following know mean means note short simply ' +
    'what when where whether which while who whose why will with within without would yes yet you your'
  ).split(' '),
);

/** The unit that a word names; Chinese, Japanese and Korean continue after it without a space. */
function getUnit(word: string): string {
  const exact = UNITS.get(word.toLowerCase());
  if (exact !== undefined || /^\p{Script=Latin}/u.test(word)) return exact ?? '';
  const [, unit = ''] = [...UNITS].find(([spelling]) => word.startsWith(spelling)) ?? [];
  return unit;
}

/** Adds spaces between Chinese, Japanese and Korean text and the names and numbers in it. */
const separateCjk = (text: string) => text.replace(CJK_RUN, ' $& ');

/** Removes all matches from the text and returns them. */
function extractAll(text: string, pattern: RegExp): [found: string[], rest: string] {
  const found = text.match(pattern) ?? [];
  return [[...found], text.replace(pattern, ' ')];
}

const isIdentifier = (word: string) =>
  /[_:/()]|\p{L}\.\p{L}|\p{Ll}\p{Lu}|\p{L}\d/u.test(word) || /^\p{Lu}{2,}s?$/u.test(word);

/** Stems of the words that carry meaning. */
export function getContentWords(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => word.length > 2 && !STOP_WORDS.has(word)).map(stem);
}

/** Share of words without meaning that English sentences have at least. */
const MIN_STOP_WORD_SHARE = 0.2;

export function isEnglish(sentence: string): boolean {
  const words =
    sentence
      .replace(/`[^`]*`/g, ' ')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  return words.filter((word) => STOP_WORDS.has(word)).length >= words.length * MIN_STOP_WORD_SHARE;
}

/** The numbers of a text in one spelling, with their units. */
export function getNumbers(text: string): Facts['numbers'] {
  const normalized = separateCjk(text).replace(
    /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/gi,
    (word) => String(NUMBER_WORDS.indexOf(word.toLowerCase())),
  );
  return [...normalized.matchAll(NUMBER)].map(([, value = '', unit = '']) => ({
    value: value.replace(/,(?=\d{3}\b)/g, '').replace(/^0+(?=\d)/, ''),
    unit: getUnit(unit),
  }));
}

/** Counts the negations in a sentence. */
export function countNegations(text: string): number {
  return text.replace(/`[^`]*`/g, ' ').match(NEGATION)?.length ?? 0;
}

/** Returns the facts in a sentence, without its citations. */
export function getFacts(sentence: string): Facts {
  const [codeSpans, withoutCode] = extractAll(sentence, /`[^`]+`/g);
  const [urls, withoutUrls] = extractAll(withoutCode, URL);
  const [emails, withoutEmails] = extractAll(withoutUrls, EMAIL);
  const [paths, withoutPaths] = extractAll(withoutEmails, PATH);
  const [flags, rest] = extractAll(withoutPaths, FLAG);
  const prose = separateCjk(rest);
  const words = [...prose.matchAll(WORD)].map(({ 0: word, index }) => ({
    word,
    first: !/[\p{L}\p{N}]/u.test(prose.slice(0, index)),
  }));
  const identifiers = words.filter(({ word }) => isIdentifier(word)).map(({ word }) => word);
  const names = words.filter(({ word, first }) => !first && !isIdentifier(word) && /^\p{Lu}\p{Ll}/u.test(word));
  return {
    code: codeSpans.map((span) => span.slice(1, -1).trim()).filter(Boolean),
    urls,
    identifiers: [...emails, ...paths, ...flags, ...identifiers],
    numbers: getNumbers(prose),
    names: names.map(({ word }) => word),
    words: getContentWords(prose),
    negations: countNegations(prose),
  };
}
