import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { shareCaches } from './shared-caches.ts';

/** Copies the files of the repository and some of its packages as hard links: linked folders would find the other packages. */
export function copyRepository(folder: string, packages: readonly string[]): void {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    maxBuffer: 1e8,
  });
  const tracked = String(files)
    .split('\0')
    .filter((file) => file && existsSync(file) && !/^(tests|bench|docs)\//.test(file));
  execFileSync('cp', ['--parents', '-l', '-t', folder, ...tracked]);
  shareCaches(folder);
  for (const path of packages) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    execFileSync('cp', ['-al', path, join(folder, path)]);
  }
}
