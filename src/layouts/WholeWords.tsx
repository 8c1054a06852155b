import type { ReactNode } from 'react';

const HYPHENATED = /(\p{L}+(?:-\p{L}+)+)/u;

/** Longer words may have to break on a phone. */
const MAX_WHOLE_CHARS = 18;

/** Text that breaks between words but not at the hyphen of a short word such as "self-hosted". */
export function WholeWords({ text }: { text: string }): ReactNode {
  const parts = text.split(HYPHENATED);
  if (parts.length === 1) return text;
  return (
    <span>
      {parts.map((part, index) =>
        index % 2 === 1 && part.length <= MAX_WHOLE_CHARS ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move.
          <span key={index} className="whitespace-nowrap">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </span>
  );
}
