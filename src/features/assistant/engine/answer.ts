/** A section that an answer quotes. */
export interface AnswerSource {
  /** Counted from 1. */
  number: number;
  title: string;
  /** Empty for the page's start. */
  heading: string;
  url: string;
  /** Names on the way to the page. */
  trail: string[];
}

/** What an answer is made of. Inline code is between backticks; `mark` is the sentence, item or row with the fact. */
export type AnswerPart =
  /** A paragraph, verbatim in the section that `source` numbers. */
  | { type: 'quote'; text: string; source: number; mark?: string }
  /** Items of a list; `more` counts those that are skipped. */
  | { type: 'list'; ordered: boolean; start: number; items: string[]; more: number; source: number; mark?: string }
  /** Rows of a table with its header; cells are separated by a tab. */
  | { type: 'table'; header: string[]; rows: string[][]; more: number; source: number; mark?: string }
  /** A sample, verbatim. Samples with a `tab` that follow each other are versions of one. */
  | { type: 'code'; language: string; text: string; source: number; title?: string; tab?: string }
  /** Words of a model. */
  | { type: 'text'; text: string };

/** A page that comes close, and why it is named. */
export interface ClosePage {
  title: string;
  url: string;
  reason?: string;
}

/** Why there is no answer: nothing about Sightglass, or nothing in the docs; with pages that are close or good to start from. */
export interface NoAnswer {
  reason: 'off-topic' | 'not-found';
  pages: ClosePage[];
}

/** A line of the stream; a source comes before the first part that quotes it, `done` comes last. */
export type AnswerEvent =
  | AnswerPart
  | { type: 'source'; source: AnswerSource }
  | ({ type: 'none' } & NoAnswer)
  /** Questions to ask next, which the pages of the answer also answer. */
  | { type: 'next'; questions: string[] }
  /** Everything before is withdrawn; another answer follows. */
  | { type: 'restart' }
  | { type: 'done' };

/** An answer as it is kept and shown. */
export interface Answer {
  question: string;
  parts: AnswerPart[];
  sources: AnswerSource[];
  none?: NoAnswer;
  /** Questions to ask next. */
  next?: string[];
}

/** An answer of which nothing has come yet. */
export function emptyAnswer(question: string): Answer {
  return { question, parts: [], sources: [] };
}

/** The answer with one more event; the answer that was given stays as it is. */
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

/** Words of a model come in pieces that read as one. */
function withText(parts: readonly AnswerPart[], text: string): AnswerPart[] {
  const last = parts.at(-1);
  if (last?.type !== 'text') return [...parts, { type: 'text', text }];
  return [...parts.slice(0, -1), { type: 'text', text: last.text + text }];
}

/** All text of a part, for those that look something up in it. */
export function partText(part: AnswerPart): string {
  if (part.type === 'list') return part.items.join('\n');
  if (part.type === 'table') return [part.header, ...part.rows].map((cells) => cells.join(' · ')).join('\n');
  return part.text;
}
