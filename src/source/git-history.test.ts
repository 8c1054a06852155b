import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parseGitLog, readGitHistory } from './git-history.ts';

const folder = mkdtempSync(join(tmpdir(), 'history-'));
afterAll(() => rmSync(folder, { recursive: true }));

const commit = (day: string, author: string, ...changes: string[]) =>
  `\0${day}\t${author}@s.example\t${author}\n\n${changes.join('\n')}\n`;
const authorsIn = (log: string) =>
  Object.fromEntries([...parseGitLog(log).authors].map(([file, list]) => [file, list.map(({ name }) => name)]));

describe('parseGitLog', () => {
  it('uses the newest commit that names a file as its date', () => {
    const log =
      commit('2026-10-01', 'ada', 'A\tcontent/a.mdx', 'A\tcontent/b c.mdx') +
      commit('2026-11-04', 'bo', 'M\tcontent/a.mdx', 'A\tcontent/日本.mdx');
    expect([...parseGitLog(log).editedAt]).toEqual([
      ['content/a.mdx', '2026-11-04'],
      ['content/b c.mdx', '2026-10-01'],
      ['content/日本.mdx', '2026-11-04'],
    ]);
  });
  it('follows renames, one after the other', () =>
    expect(
      authorsIn(
        commit('1', 'ada', 'A\ta') +
          commit('2', 'bo', 'R100\ta\tb') +
          commit('3', 'cy', 'R060\tb\tc') +
          commit('4', 'ada', 'M\tc'),
      ),
    ).toEqual({ c: ['ada', 'bo', 'cy', 'ada'] }));
  it('follows two files that swap their names', () =>
    expect(
      authorsIn(commit('1', 'ada', 'A\ta') + commit('2', 'bo', 'A\tb') + commit('3', 'cy', 'R100\ta\tb', 'R100\tb\ta')),
    ).toEqual({ a: ['bo', 'cy'], b: ['ada', 'cy'] }));
  it('distinguishes a new file from an older one of the same name', () =>
    expect(authorsIn(commit('1', 'ada', 'A\ta') + commit('2', 'bo', 'R100\ta\tb') + commit('3', 'cy', 'A\ta'))).toEqual(
      {
        a: ['cy'],
        b: ['ada', 'bo'],
      },
    ));
  it('finds the file of a branch that was unaware of its rename', () =>
    expect(authorsIn(commit('1', 'ada', 'A\ta') + commit('2', 'bo', 'R100\ta\tb') + commit('3', 'cy', 'M\ta'))).toEqual(
      { b: ['ada', 'bo', 'cy'] },
    ));
  it('returns nothing without data', () => expect(parseGitLog('').editedAt.size).toBe(0));
});

describe('readGitHistory', () => {
  const root = join(folder, 'full');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'pipe' });
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const save = (name: string) => {
    git('add', '-A');
    git('-c', `user.name=${name}`, '-c', `user.email=${name}@s.example`, 'commit', '-qm', 'change');
  };
  const text = Array.from({ length: 30 }, (_, line) => `line ${line}`).join('\n');
  mkdirSync(root);
  git('init', '-q');
  write('content/docs/old.mdx', text);
  save('ada');
  renameSync(join(root, 'content/docs/old.mdx'), join(root, 'content/docs/new.mdx'));
  write('content/docs/new.mdx', `${text}\nand one`);
  save('bo');
  write('README.md', 'elsewhere');
  save('cy');

  it('reads a repository and follows renames', () =>
    expect([...readGitHistory(root).authors]).toEqual([
      [
        'content/docs/new.mdx',
        [
          { email: 'ada@s.example', name: 'ada' },
          { email: 'bo@s.example', name: 'bo' },
        ],
      ],
    ]));
  it('uses only the commits of a shallow clone, and does not count the oldest one as an edit of every file', () => {
    const clone = (depth: number) => {
      const path = join(folder, `depth-${depth}`);
      execFileSync('git', ['clone', '-q', '--depth', `${depth}`, `file://${root}`, path], { stdio: 'pipe' });
      const { authors, editedAt, depth: known } = readGitHistory(path);
      return [known, authors.size, editedAt.has('content/docs/new.mdx')];
    };
    expect(clone(2)).toEqual(['shallow', 0, false]);
    expect(readGitHistory(root).depth).toBe('full');
  });
  it('is empty without a repository', () =>
    expect(readGitHistory(tmpdir())).toEqual({ editedAt: new Map(), authors: new Map(), depth: 'none' }));
});
