import { createHash, hash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { listFiles } from './list-files.ts';

/** Hashes files and folders below a root, with their names and contents. Missing ones count as empty. */
export function fingerprintFiles(root: string, inputs: readonly string[]): string {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const file of findFiles(join(root, input)))
      hash
        .update(`${file.slice(root.length)}\0`)
        .update(readFileSync(file))
        .update('\0');
  }
  return hash.digest('hex');
}

/** Returns the hash of each included file below a root, by its path relative to the root, with forward slashes. */
export function hashFiles(
  root: string,
  inputs: readonly string[],
  includes: (file: string) => boolean = () => true,
): Map<string, string> {
  const paths = inputs.flatMap((input) => findFiles(join(root, input)));
  const files = paths.map((path) => [toForwardSlashes(path.slice(root.length + 1)), path] as const);
  return new Map(
    files
      .filter(([file]) => includes(file))
      .map(([file, path]) => [file, hash('sha512-256', readFileSync(path), 'base64url')]),
  );
}

const toForwardSlashes = (path: string) => path.split(sep).join('/');

/** Returns a file itself, or all files of a folder, sorted. */
function findFiles(path: string): string[] {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return [];
  return stats.isDirectory() ? listFiles(path).sort() : [path];
}
