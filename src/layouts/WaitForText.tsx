import type { ReactNode } from 'react';

/** Id of a page's text: the first paint waits until the parser has reached it. */
export const FIRST_PAINT_ID = 'page-text';

/** Holds the first paint until everything above the text has been read; drawn in parts, it would move. */
export function WaitForText(): ReactNode {
  return <link rel="expect" href={`#${FIRST_PAINT_ID}`} blocking="render" />;
}
