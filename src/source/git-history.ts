import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Who made a commit. */
export interface CommitAuthor {
  email: string;
  name: string;
}

/** The history of each file of content, notebooks, contracts and coded pages. */
export interface GitHistory {
  /** The date of its last commit. */
  editedAt: Map<string, string>;
  /** The author of each of its commits, oldest first, across renames. */
  authors: Map<string, CommitAuthor[]>;
}

/** How complete the history is: a shallow clone has only the newest commits. */
export type HistoryDepth = 'full' | 'shallow' | 'none';

const FILES = ['content', 'cookbook', 'contracts', 'src/pages'];

/** Reads the history in one pass. The oldest commit of a shallow clone seems to add every file, so it is skipped. */
export function readGitHistory(root: string): GitHistory & { depth: HistoryDepth } {
  try {
    const shallow = git(root, 'rev-parse', '--is-shallow-repository').trim() === 'true';
    const skipped = shallow ? ['--not', ...shallowCommits(root)] : [];
    const format = '--format=%x00%cs%x09%aE%x09%aN';
    const log = git(root, 'log', '--reverse', format, '--name-status', '-M', 'HEAD', ...skipped, '--', ...FILES);
    return { ...parseGitLog(log), depth: shallow ? 'shallow' : 'full' };
  } catch {
    return { editedAt: new Map(), authors: new Map(), depth: 'none' };
  }
}

/** The commits at which a shallow clone is cut off. */
function shallowCommits(root: string): string[] {
  const file = git(root, 'rev-parse', '--git-path', 'shallow').trim();
  return readFileSync(resolve(root, file), 'utf8').split('\n').filter(Boolean);
}

function git(root: string, ...args: string[]): string {
  return execFileSync('git', ['-c', 'core.quotepath=false', ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/** Parses the log, oldest commit first: `day, email, name`, then `status, file` or `R<n>, from, to`. */
export function parseGitLog(log: string): GitHistory {
  const editedAt = new Map<string, string>();
  const fileAuthors = new FileAuthors();
  for (const commit of log.split('\0').slice(1)) {
    const [head = '', ...lines] = commit.split('\n').filter(Boolean);
    const [date = '', email = '', name = ''] = head.split('\t');
    const changes = lines.map((line) => line.split('\t'));
    fileAuthors.rename(
      changes.flatMap(([status, from, to]) => (status?.startsWith('R') && from && to ? [[from, to]] : [])),
    );
    for (const [status, first = '', file = first] of changes) {
      if (status === 'A') fileAuthors.add(file);
      editedAt.set(file, date);
      fileAuthors.credit(file, { email, name });
    }
  }
  return { editedAt, authors: fileAuthors.authors };
}

/** Authors by the current name of each file. */
class FileAuthors {
  readonly authors = new Map<string, CommitAuthor[]>();
  readonly #movedTo = new Map<string, string>();

  /** Files of one commit move together: two may swap their names. */
  rename(moves: readonly (readonly string[])[]): void {
    const lists = moves.map(([from = '']) => this.authors.get(from) ?? []);
    for (const [from = '', to = ''] of moves) {
      this.authors.delete(from);
      this.#movedTo.set(from, to);
    }
    for (const [index, [, to = '']] of moves.entries()) this.authors.set(to, lists[index] ?? []);
  }

  /** A new file, perhaps with a name that another file had before. */
  add(file: string): void {
    if (!this.authors.has(file)) this.authors.set(file, []);
  }

  /** A commit to a name that is gone comes from a branch that was unaware of the rename. */
  credit(file: string, author: CommitAuthor): void {
    const next = this.#movedTo.get(file);
    const list = this.authors.get(file);
    if (list) list.push(author);
    else if (next) this.credit(next, author);
    else this.authors.set(file, [author]);
  }
}
