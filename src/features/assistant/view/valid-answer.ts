import type { Answer, AnswerPart, AnswerSource, NoAnswer, NoAnswerReason } from '../engine/answer.ts';

type UnknownRecord = Record<string, unknown>;

const isRecord = (value: unknown): value is UnknownRecord => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => Number.isInteger(value);

/** True for a path of this site: an answer leads nowhere else. */
export function isSitePath(url: unknown): url is string {
  return isText(url) && /^\/(?![/\\])[^\s\\]*$/.test(url);
}

/** True for a section that an answer may name. */
export function isSource(value: unknown): value is AnswerSource {
  if (!isRecord(value)) return false;
  const { number, title, heading, url, trail } = value;
  return isNumber(number) && isText(title) && isText(heading) && isSitePath(url) && isListWith(trail, isText);
}

/** True for a piece of an answer. */
export function isPart(value: unknown): value is AnswerPart {
  if (!isRecord(value)) return false;
  const { type, text, source, mark, more } = value;
  if (type === 'text') return isText(text);
  if (!isNumber(source) || (mark !== undefined && !isText(mark))) return false;
  if (type === 'quote') return isText(text);
  if (type === 'code')
    return isText(text) && isText(value.language) && [value.title, value.tab].every((one) => !one || isText(one));
  if (type === 'list') return isListWith(value.items, isText) && isNumber(value.start) && isNumber(more);
  return type === 'table' && isListWith(value.header, isText) && isListWith(value.rows, isRow) && isNumber(more);
}

const isRow = (value: unknown) => isListWith(value, isText);

const REASONS: ReadonlySet<unknown> = new Set<NoAnswerReason>(['off-topic', 'not-found', 'other-language']);

/** True for a refusal and the pages it names. */
export function isNoAnswer(value: unknown): value is NoAnswer {
  if (!isRecord(value)) return false;
  return REASONS.has(value.reason) && isListWith(value.pages, isPage);
}

export function isTextList(value: unknown): value is string[] {
  return isListWith(value, isText);
}

/** True for a whole answer. */
export function isAnswer(value: unknown): value is Answer {
  if (!isRecord(value)) return false;
  const { question, parts, sources, none, next } = value;
  if (!isText(question) || (next !== undefined && !isTextList(next))) return false;
  return isListWith(parts, isPart) && isListWith(sources, isSource) && (!none || isNoAnswer(none));
}

function isPage(value: unknown): boolean {
  return isRecord(value) && isText(value.title) && isSitePath(value.url) && (!value.reason || isText(value.reason));
}

function isListWith(value: unknown, isItem: (one: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem);
}
