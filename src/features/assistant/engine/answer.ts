/** A section that an answer quotes. */
export interface AnswerSource {
  /** Counted from 1. */
  number: number;
  title: string;
  /** Empty for the page's start. */
  heading: string;
  url: string;
  /** Titles of the breadcrumbs. */
  trail: string[];
}

/** A part of an answer. Inline code is between backticks; `mark` is the sentence, item or row with the fact. */
export type AnswerPart =
  /** A paragraph, verbatim in the section that `source` numbers. */
  | { type: 'quote'; text: string; source: number; mark?: string }
  /** Items of a list; `more` counts those that are skipped. */
  | { type: 'list'; ordered: boolean; start: number; items: string[]; more: number; source: number; mark?: string }
  /** Rows of a table with its header; cells are separated by a tab. */
  | { type: 'table'; header: string[]; rows: string[][]; more: number; source: number; mark?: string }
  /** A code sample, verbatim. Consecutive samples with a `tab` are versions of one sample. */
  | { type: 'code'; language: string; text: string; source: number; title?: string; tab?: string }
  /** Text from a model. */
  | { type: 'text'; text: string };

/** A page that is close to the question, and the reason. */
export interface ClosePage {
  title: string;
  url: string;
  reason?: string;
}

/** Why there is no answer: the question is not about Sightglass, the docs don't answer it, or its language is not understood. */
export type NoAnswerReason = 'off-topic' | 'not-found' | 'other-language';

/** The reason for no answer, with close pages or pages to start from. */
export interface NoAnswer {
  reason: NoAnswerReason;
  pages: ClosePage[];
}

/** A line of the stream; a source comes before the first part that quotes it, `done` comes last. */
export type AnswerEvent =
  | AnswerPart
  | { type: 'source'; source: AnswerSource }
  | ({ type: 'none' } & NoAnswer)
  /** Questions to ask next, which the pages of the answer also answer. */
  | { type: 'next'; questions: string[] }
  /** Discards everything before; another answer follows. */
  | { type: 'restart' }
  | { type: 'done' };

/** An answer as it is stored and shown. */
export interface Answer {
  question: string;
  parts: AnswerPart[];
  sources: AnswerSource[];
  none?: NoAnswer;
  /** Questions to ask next. */
  next?: string[];
}

/** Returns an empty answer, before its first event. */
export function emptyAnswer(question: string): Answer {
  return { question, parts: [], sources: [] };
}

/** Returns the answer with one more event; does not modify the given answer. */
export function addEvent(answer: Answer, event: AnswerEvent): Answer {
  switch (event.type) {
    case 'source':
      return { ...answer, sources: [...answer.sources, event.source] };
    case 'none':
      return { ...answer, none: { reason: event.reason, pages: event.pages } };
    case 'next':
      return { ...answer, next: event.questions };
    case 'restart':
      return emptyAnswer(answer.question);
    case 'done':
      return answer;
    case 'text':
      return { ...answer, parts: withText(answer.parts, event.text) };
    default:
      return { ...answer, parts: [...answer.parts, event] };
  }
}

/** Joins pieces of text from a model. */
function withText(parts: readonly AnswerPart[], text: string): AnswerPart[] {
  const last = parts.at(-1);
  if (last?.type !== 'text') return [...parts, { type: 'text', text }];
  return [...parts.slice(0, -1), { type: 'text', text: last.text + text }];
}

export function partText(part: AnswerPart): string {
  if (part.type === 'list') return part.items.join('\n');
  if (part.type === 'table') return [part.header, ...part.rows].map((cells) => cells.join(' · ')).join('\n');
  return part.text;
}
