import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

/** A hash of files and folders below a root: their names and everything in them. What is missing counts as empty. */
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

/** A hash of each file below a root, by its path from there with forward slashes. */
export function hashFiles(root: string, inputs: readonly string[]): Map<string, string> {
  const files = inputs.flatMap((input) => listFiles(join(root, input)));
  return new Map(
    files.map((file) => [
      file
        .slice(root.length + 1)
        .split(sep)
        .join('/'),
      createHash('sha256').update(readFileSync(file)).digest('base64url'),
    ]),
  );
}

function listFiles(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
