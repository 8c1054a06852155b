import { execFileSync } from 'node:child_process';
import { getContentPath } from '../source/pages.ts';
import type { RenameHistory } from './renames.ts';

/** Reads from git which content files were renamed, committed or not, and the titles of deleted ones. Empty without git. */
export function readRenameHistory(root: string): RenameHistory {
  const renamed = [
    ...git(root, 'log', '--reverse', '-M', '--diff-filter=R', '--name-status', '--format=', '--', 'content'),
    ...git(root, 'diff', '-M', '--diff-filter=R', '--name-status', 'HEAD', '--', 'content'),
  ];
  const deleted = git(root, 'diff', '--no-renames', '--diff-filter=D', '--name-only', 'HEAD', '--', 'content');
  const renames = new Map<string, string>();
  for (const line of renamed) {
    const [, from, to] = line.split('\t').map((file) => getContentPath(file));
    if (from && to) renames.set(from, to);
  }
  const titles = new Map<string, string>();
  for (const file of deleted) {
    const path = getContentPath(file);
    const line = path && git(root, 'show', `HEAD:${file}`).find((text) => text.startsWith('title:'));
    if (path && line)
      titles.set(
        path,
        line
          .slice('title:'.length)
          .trim()
          .replace(/^(["'])(.*)\1$/, '$2'),
      );
  }
  return { renames, titles };
}

function git(root: string, ...args: string[]): string[] {
  try {
    const output = execFileSync('git', ['-c', 'core.quotepath=false', ...args], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return output.split('\n').filter(Boolean);
  } catch {
    return [];
  }
}
