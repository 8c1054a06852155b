import { significantWords } from '../../search/engine/significant-words.ts';
import { isLowWeightWord } from '../../search/engine/stem.ts';

/** Words that refer to the previous question. */
const REFERENCE_WORDS =
  /\b(?:that|it|its|they|them|this|those|these|there|same|one|ones)\b|それ|これ|那个|这个|它|그것|이것/i;
const CONTINUATION = /^\s*(?:and|but|or|also|then)\b|^\s*(?:what|how) about\b/i;
/** Words about the form of the answer rather than its subject. */
const FORMAT_WORDS = new Set([
  ...significantWords('python typescript javascript py ts js node code curl example work works'),
]);
/** A question with more topic words makes sense alone; one that refers to the previous one needs more. */
const MAX_TOPIC_WORDS = { alone: 1, referring: 5 } as const;

/** URLs and markup, which don't help to understand a question. */
const MARKUP = [
  /\bdata:[\w/+.-]+;base64,\S*/gi,
  /\b[a-z][a-z\d+.-]*:\/\/[^\s"'<>)]*/gi,
  /\b(?:www\.|\/\/)[^\s"'<>)]+/gi,
  /<!--[\s\S]*?-->/g,
  /<\/?[a-z][^<>]{0,300}>/gi,
  /&[a-z]+;/gi,
];

/** Removes URLs and markup from a question. */
export function stripMarkup(question: string): string {
  const text = MARKUP.reduce((rest, pattern) => rest.replace(pattern, ' '), question.normalize('NFKC'));
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Adds the previous question to one that makes no sense alone. */
export function expandFollowUp(question: string, before: readonly string[] = []): string {
  const last = before.at(-1)?.trim();
  if (!last) return question;
  const contentWords = [...significantWords(question)].filter((word) => !isLowWeightWord(word));
  const topicWords = contentWords.filter((word) => !FORMAT_WORDS.has(word));
  const refers = REFERENCE_WORDS.test(question) || CONTINUATION.test(question);
  const isDependent =
    topicWords.length <= MAX_TOPIC_WORDS.alone || (refers && topicWords.length <= MAX_TOPIC_WORDS.referring);
  return isDependent ? `${last} ${question}` : question;
}

/** Amounts such as `10%`, `5 minutes` or `20,000`; status codes and versions stay. */
const AMOUNT = /(?<![\w.,-])(?:\d{1,3}(?:,\d{3})+|\d{4,}|\d{1,2}(?!,\d)|\d+(?=\s*%))(?![\w.-]*\w)\s*%?/g;

/** Removes amounts from a question: they are the reader's own, and pages rarely have the same ones. */
export function removeAmounts(question: string): string {
  const rest = question.replace(AMOUNT, ' ').replace(/\s+/g, ' ').trim();
  return /[\p{L}]/u.test(rest) ? rest : question;
}
