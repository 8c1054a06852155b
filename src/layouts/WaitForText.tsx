import type { ReactNode } from 'react';

/** Id of a page's text: the first paint waits until it is parsed. */
export const FIRST_PAINT_ID = 'page-text';

/** Delays the first paint until everything above the text is parsed; painted in parts, it would shift. */
export function WaitForText(): ReactNode {
  return <link rel="expect" href={`#${FIRST_PAINT_ID}`} blocking="render" />;
}
