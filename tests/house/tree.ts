import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of the repository: its path from the root, with forward slashes, and its text. */
export interface SourceFile {
  path: string;
  text: string;
}

/** Reads the files that match, each pattern relative to the repository's root. */
export function readTree(root: string, ...patterns: string[]): SourceFile[] {
  return globSync(patterns, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => ({
      path: file.slice(root.length + 1).replaceAll('\\', '/'),
      text: readFileSync(file, 'utf8'),
    }));
}

/** True for unit tests, which are exempt from most rules. */
export const isTest = ({ path }: SourceFile): boolean => /\.test\.tsx?$/.test(path);

/** True for TypeScript of the site itself, without its tests. */
export const isSource = (file: SourceFile): boolean =>
  /^src\/.*\.tsx?$/.test(file.path) && !file.path.endsWith('.d.ts') && !isTest(file);

/** The room that contains a file: the first folder under `src/`. */
export const getRoom = (path: string): string | undefined => /^src\/([^/]+)\//.exec(path)?.[1];
