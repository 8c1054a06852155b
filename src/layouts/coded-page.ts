/** Pages in React, as `src/pages` writes them: the types live with the source, which knows no pages. */
export type { CodedPage, CodedPageProps } from '../source/coded-page.ts';
