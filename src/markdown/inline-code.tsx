import { Fragment, type ReactNode } from 'react';
import { splitAtBreakPoints } from '../lib/break-points.ts';
import { splitCodeWords } from '../lib/code-words.ts';

/** A longer word is wider than a list on a phone. */
const MAX_WORD_CHARACTERS = 29;

function withBreaks(text: string): ReactNode {
  const parts = splitAtBreakPoints(text, MAX_WORD_CHARACTERS);
  if (parts.length === 1) return text;
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** Code in running text. Words with hyphens, such as `--flag`, don't break there. */
export function InlineCode({ text }: { text: string }): ReactNode {
  const words = splitCodeWords(text);
  if (words.length === 1)
    return words[0]?.isWhole ? <code className="code-word">{text}</code> : <code>{withBreaks(text)}</code>;
  return (
    <code>
      {words.map((word, index) =>
        word.isWhole ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the words of one text never move
          <span key={index} className="code-word">
            {word.text}
          </span>
        ) : (
          withBreaks(word.text)
        ),
      )}
    </code>
  );
}
