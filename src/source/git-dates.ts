import { execFileSync } from 'node:child_process';

/** When each file of content and of the coded pages was last committed, in one pass over the history; empty where there is no history. */
export function readGitDates(root: string): Map<string, string> {
  try {
    const log = execFileSync(
      'git',
      [
        '-c',
        'core.quotepath=false',
        'log',
        '--format=%x00%cs',
        '--name-only',
        '--no-renames',
        '--',
        'content',
        'cookbook',
        'src/pages',
      ],
      {
        cwd: root,
        encoding: 'utf8',
        maxBuffer: 256 * 1024 * 1024,
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
    return parseGitLog(log);
  } catch {
    return new Map();
  }
}

/** Reads `git log` output: the first commit that names a file is its newest. */
export function parseGitLog(log: string): Map<string, string> {
  const dates = new Map<string, string>();
  for (const commit of log.split('\0').slice(1)) {
    const [date = '', ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) if (!dates.has(file)) dates.set(file, date);
  }
  return dates;
}
