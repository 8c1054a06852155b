import { createHash, hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Hashes files and folders below a root, with their names and contents. Missing ones count as empty. */
export function fingerprintFiles(root: string, inputs: readonly string[]): string {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const file of listFiles(join(root, input)))
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
  const paths = inputs.flatMap((input) => listFiles(join(root, input)));
  const files = paths.map((path) => [toForwardSlashes(path.slice(root.length + 1)), path] as const);
  return new Map(
    files
      .filter(([file]) => includes(file))
      .map(([file, path]) => [file, hash('sha256', readFileSync(path), 'base64url')]),
  );
}

const toForwardSlashes = (path: string) => path.split(sep).join('/');

function listFiles(path: string): string[] {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
