import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { HISTORY_FILE, historyWarning, loadHistory, mergeHistories, saveHistory } from './saved-history.ts';

const folder = mkdtempSync(join(tmpdir(), 'saved-history-'));
afterAll(() => rmSync(folder, { recursive: true }));

const root = join(folder, 'full');
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'pipe' });
function commit(file: string, name: string, day: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), name);
  git('add', '-A');
  execFileSync('git', ['-c', `user.name=${name}`, '-c', `user.email=${name}@s.example`, 'commit', '-qm', 'change'], {
    cwd: root,
    env: { ...process.env, GIT_AUTHOR_DATE: `${day}T12:00:00Z`, GIT_COMMITTER_DATE: `${day}T12:00:00Z` },
  });
}
mkdirSync(root);
git('init', '-q');
commit('content/a.mdx', 'ada', '2026-01-01');
commit('content/b.mdx', 'bo', '2026-02-02');
commit('content/a.mdx', 'cy', '2026-03-03');
const full = loadHistory(root);

/** A copy of the site without its repository, with what a build saved. */
function withoutRepository(name: string): string {
  const copy = join(folder, name);
  mkdirSync(join(copy, dirname(HISTORY_FILE)), { recursive: true });
  cpSync(join(root, HISTORY_FILE), join(copy, HISTORY_FILE));
  return copy;
}

describe('the saved history', () => {
  it('gives the same dates and authors without the repository', () => {
    expect(saveHistory(root)).toEqual({ depth: 'full', files: 2 });
    expect(full.editedAt).toEqual(
      new Map([
        ['content/a.mdx', '2026-03-03'],
        ['content/b.mdx', '2026-02-02'],
      ]),
    );
    expect(loadHistory(withoutRepository('copy'))).toEqual(full);
  });
  it('stays unchanged when a build runs without the repository', () => {
    const copy = withoutRepository('again');
    expect(saveHistory(copy)).toEqual({ depth: 'none', files: 2 });
    expect(loadHistory(copy)).toEqual(full);
  });
  it('completes a shallow clone', () => {
    const clone = join(folder, 'shallow');
    execFileSync('git', ['clone', '-q', '--depth', '2', `file://${root}`, clone], { stdio: 'pipe' });
    expect([...loadHistory(clone).editedAt]).toEqual([['content/a.mdx', '2026-03-03']]);
    cpSync(withoutRepository('older'), clone, { recursive: true });
    expect(saveHistory(clone)).toEqual({ depth: 'shallow', files: 2 });
    expect(loadHistory(clone)).toEqual(full);
  });
  it('counts as empty if it is truncated', () => {
    const copy = withoutRepository('cut');
    writeFileSync(join(copy, HISTORY_FILE), '{"authors":[');
    expect(loadHistory(copy).editedAt.size).toBe(0);
  });
});

it('merges newer commits into an older history', () => {
  const by = (name: string) => ({ email: `${name}@s.example`, name });
  const merged = mergeHistories(
    { editedAt: new Map([['a', '2026-02-02']]), authors: new Map([['a', [by('ada')]]]) },
    {
      editedAt: new Map([
        ['a', '2026-01-01'],
        ['b', '2026-03-03'],
      ]),
      authors: new Map([
        ['a', [by('ada'), by('bo')]],
        ['b', [by('bo')]],
      ]),
    },
  );
  expect(merged.editedAt).toEqual(
    new Map([
      ['a', '2026-02-02'],
      ['b', '2026-03-03'],
    ]),
  );
  expect(merged.authors).toEqual(
    new Map([
      ['a', [by('ada'), by('bo')]],
      ['b', [by('bo')]],
    ]),
  );
});

it('warns only about a shallow clone and about a missing history', () => {
  expect(historyWarning({ depth: 'shallow', files: 9 })).toContain('git fetch --unshallow');
  expect(historyWarning({ depth: 'none', files: 0 })).toContain(HISTORY_FILE);
  expect(historyWarning({ depth: 'none', files: 9 })).toBeUndefined();
  expect(historyWarning({ depth: 'full', files: 9 })).toBeUndefined();
});
