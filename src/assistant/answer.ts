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

/** What an answer is made of. */
export type AnswerPart =
  /** Sentences, items or rows, verbatim in the section that `source` numbers; items and rows are lines of their own. */
  | { type: 'quote'; text: string; source: number }
  /** A sample, verbatim. */
  | { type: 'code'; language: string; text: string; source: number }
  /** Words of a model. */
  | { type: 'text'; text: string };

/** Why there is no answer, with pages that are near or good to start from. */
export interface NoAnswer {
  reason: 'off-topic' | 'not-found';
  pages: { title: string; url: string }[];
}

/** A line of the stream; a source comes before the first part that quotes it, `done` comes last. */
export type AnswerEvent =
  | AnswerPart
  | { type: 'source'; source: AnswerSource }
  | ({ type: 'none' } & NoAnswer)
  | { type: 'done' };

/** An answer as it is kept and shown. */
export interface Answer {
  question: string;
  parts: AnswerPart[];
  sources: AnswerSource[];
  none?: NoAnswer;
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
