import { readdirSync } from 'node:fs';
import { sep } from 'node:path';

/** Returns the paths of all files below a folder. Faster than a recursive `readdirSync`, which joins every path several times. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}${sep}${entry.name}`;
    return entry.isDirectory() ? listFiles(path) : entry.isFile() ? path : [];
  });
}
