export type { CodedPage, CodedPageProps } from '../source/coded-page.ts';
