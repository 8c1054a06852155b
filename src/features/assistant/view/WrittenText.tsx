import { Fragment, type ReactNode } from 'react';
import type { AnswerSource } from '../engine/answer.ts';
import { withCode } from './QuotedParts.tsx';

interface WrittenTextProps {
  text: string;
  sources: readonly AnswerSource[];
  /** The link to a source. */
  mark(source: AnswerSource): ReactNode;
}

/** Shows text of a model: paragraphs whose citations link to their sources. */
export function WrittenText({ text, sources, mark }: WrittenTextProps): ReactNode {
  return text.split(/\n{2,}/).map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are only ever added at the end
    <p key={index} className="chat-text">
      {paragraph.split(/\[(\d{1,2})\]/).map((piece, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces are only ever added at the end
        <Fragment key={position}>{position % 2 === 0 ? withCode(piece) : renderCitation(piece)}</Fragment>
      ))}
    </p>
  ));

  function renderCitation(number: string): ReactNode {
    const source = sources.find((one) => one.number === Number(number));
    return source ? mark(source) : `[${number}]`;
  }
}
