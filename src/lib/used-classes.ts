import { readFileSync } from 'node:fs';

/** Kinds of pages that have a smaller stylesheet; a page takes the first one that has all its rules. */
export const PAGE_STYLES = ['docs', 'home'] as const;

export type PageStyleName = (typeof PAGE_STYLES)[number];

/** The classes of each smaller stylesheet in a client bundle. */
export const PAGE_STYLES_FILE = '.vite/page-styles.json';

/** Classes that a kind of pages uses, one per line; `npm run tool -- used-classes` writes it. */
export const getUsedClassesFile = (name: PageStyleName): string => `src/ui/styles/used-classes/${name}.txt`;

export const readUsedClasses = (name: PageStyleName): string[] =>
  readFileSync(getUsedClassesFile(name), 'utf8').split('\n').filter(Boolean);
