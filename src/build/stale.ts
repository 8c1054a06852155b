import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const INPUTS = ['src', 'public', 'package-lock.json', 'vite.config.ts'];
const MARK = 'dist/bundle.sha256';

/** A fingerprint of files and folders; by default of everything the bundles are made from. */
export function fingerprint(root: string, inputs: readonly string[] = INPUTS): string {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const file of filesOf(join(root, input)))
      hash
        .update(`${file.slice(root.length)}\0`)
        .update(readFileSync(file))
        .update('\0');
  }
  return hash.digest('hex');
}

function filesOf(path: string): string[] {
  if (!existsSync(path)) return [];
  if (path.endsWith('.json') || path.endsWith('.ts')) return [path];
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** True where the bundles are missing or were made from other sources. */
export function isStale(root: string): boolean {
  const mark = join(root, MARK);
  return !existsSync(mark) || readFileSync(mark, 'utf8') !== fingerprint(root);
}

/** Notes that the bundles are up to date. */
export function markFresh(root: string): void {
  mkdirSync(dirname(join(root, MARK)), { recursive: true });
  writeFileSync(join(root, MARK), fingerprint(root));
}
