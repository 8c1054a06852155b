import type { ReactNode } from 'react';
import { splitCodeWords } from '../lib/code-words.ts';

/** Code in running text. Words with hyphens, such as `--flag`, don't break there. */
export function InlineCode({ text }: { text: string }): ReactNode {
  const words = splitCodeWords(text);
  if (words.length === 1) return <code className={words[0]?.isWhole ? 'code-word' : undefined}>{text}</code>;
  return (
    <code>
      {words.map((word, index) =>
        word.isWhole ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the words of one text never move
          <span key={index} className="code-word">
            {word.text}
          </span>
        ) : (
          word.text
        ),
      )}
    </code>
  );
}
