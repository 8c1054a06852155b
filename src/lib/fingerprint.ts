import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A hash of files and folders below a root: their names and everything in them. What is missing counts as empty. */
export function fingerprintFiles(
  root: string,
  inputs: readonly string[],
  /** False for files that do not count, by their path from the root. */
  includes: (path: string) => boolean = () => true,
): string {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const file of filesAt(join(root, input)).filter((path) => includes(path.slice(root.length + 1))))
      hash
        .update(`${file.slice(root.length)}\0`)
        .update(readFileSync(file))
        .update('\0');
  }
  return hash.digest('hex');
}

function filesAt(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
