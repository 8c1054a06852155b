import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type CommitAuthor, type GitHistory, type HistoryDepth, readGitHistory } from './git-history.ts';

/** Where a build saves the history, so that dates and contributors survive without the repository. */
export const HISTORY_FILE = 'dist/history.json';

interface SavedFile {
  editedAt: string;
  /** Indexes into the list of authors, one per commit, oldest first. */
  authors: number[];
}

interface SavedHistory {
  authors: CommitAuthor[];
  files: Record<string, SavedFile>;
}

/** The history of all files: from the repository if it is complete, otherwise added to what a build saved. */
export function loadHistory(root: string): GitHistory {
  const { depth, ...history } = readGitHistory(root);
  return depth === 'full' ? history : mergeHistories(readSaved(root), history);
}

/** Saves the history for deployments without the repository. Without one, the saved history of an earlier build stays. */
export function saveHistory(root: string): { depth: HistoryDepth; files: number } {
  const { depth } = readGitHistory(root);
  const history = loadHistory(root);
  if (depth !== 'none') {
    const file = join(root, HISTORY_FILE);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(packHistory(history)));
  }
  return { depth, files: history.editedAt.size };
}

/** A warning about an incomplete history, if any. */
export function historyWarning({ depth, files }: { depth: HistoryDepth; files: number }): string | undefined {
  if (depth === 'shallow')
    return 'This is a shallow clone: older pages may show no date and fewer contributors. Run `git fetch --unshallow` for the full history.';
  if (depth === 'none' && files === 0)
    return `There is no git history and no ${HISTORY_FILE}: pages show no dates, and contributors come from content/data/contributors.json.`;
  return undefined;
}

/** Adds newer commits to an older history; both may contain the same commits. */
export function mergeHistories(older: GitHistory, newer: GitHistory): GitHistory {
  const editedAt = new Map(older.editedAt);
  for (const [file, date] of newer.editedAt) {
    const olderDate = editedAt.get(file);
    if (olderDate === undefined || date > olderDate) editedAt.set(file, date);
  }
  const authors = new Map(older.authors);
  for (const [file, list] of newer.authors) {
    const olderAuthors = authors.get(file) ?? [];
    const isNew = ({ email }: CommitAuthor) => !olderAuthors.some((author) => author.email === email);
    authors.set(file, [...olderAuthors, ...list.filter(isNew)]);
  }
  return { editedAt, authors };
}

function packHistory({ editedAt, authors }: GitHistory): SavedHistory {
  const indexes = new Map<string, number>();
  const list: CommitAuthor[] = [];
  const getAuthorIndex = (author: CommitAuthor) => {
    const key = `${author.email}\0${author.name}`;
    const index = indexes.get(key) ?? list.push(author) - 1;
    indexes.set(key, index);
    return index;
  };
  const files = [...editedAt].map(([file, date]): [string, SavedFile] => [
    file,
    { editedAt: date, authors: (authors.get(file) ?? []).map(getAuthorIndex) },
  ]);
  return { authors: list, files: Object.fromEntries(files) };
}

function readSaved(root: string): GitHistory {
  const saved = readSavedHistory(join(root, HISTORY_FILE));
  const entries = Object.entries(saved.files);
  return {
    editedAt: new Map(entries.map(([name, { editedAt }]) => [name, editedAt])),
    authors: new Map(
      entries.map(([name, { authors }]) => [name, authors.flatMap((index) => saved.authors[index] ?? [])]),
    ),
  };
}

/** A missing or truncated file counts as empty: the next build writes it again. */
function readSavedHistory(file: string): SavedHistory {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { authors: [], files: {} };
  }
}
