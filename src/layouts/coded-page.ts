/** Types of coded pages, which `src/source` defines. */
export type { CodedPage, CodedPageProps } from '../source/coded-page.ts';
