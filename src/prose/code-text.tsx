import type { ReactNode } from 'react';
import { InlineCode } from '../markdown/inline-code.tsx';

/** Plain text from data in which backticks mark code. */
export function CodeText({ text }: { text: string }): ReactNode {
  return text.split('`').map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
      <InlineCode key={index} text={part} />
    ) : (
      part
    ),
  );
}
