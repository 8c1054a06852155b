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

/** Hashes each file below a root, by its relative path with forward slashes. */
export function hashFiles(root: string, inputs: readonly string[]): Map<string, string> {
  const files = inputs.flatMap((input) => listFiles(join(root, input)));
  return new Map(
    files.map((file) => [
      file
        .slice(root.length + 1)
        .split(sep)
        .join('/'),
      hash('sha256', readFileSync(file), 'base64url'),
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
