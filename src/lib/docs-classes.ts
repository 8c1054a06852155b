import { readFileSync } from 'node:fs';

/** Classes that docs pages use, one per line; `npm run tool -- docs-classes` writes it. */
export const DOCS_CLASSES_LIST = 'src/ui/styles/docs-classes.txt';

/** The classes of the docs stylesheet in a client bundle. */
export const DOCS_CLASSES_FILE = '.vite/docs-classes.json';

export const readDocsClasses = (): string[] => readFileSync(DOCS_CLASSES_LIST, 'utf8').split('\n').filter(Boolean);
