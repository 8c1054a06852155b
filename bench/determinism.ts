import { createHash } from 'node:crypto';
import { appendFileSync, cpSync, globSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { measureExport } from './measure-export.ts';
import { stageRoot } from './staged-site.ts';

/** Adds a sentence to every tenth written page, so that each section has a few edits. */
const EDIT_EVERY = 10;

/** Hashes every file in a folder. */
function hashFiles(folder: string): Map<string, string> {
  return new Map(
    readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [relative(folder, path), createHash('sha256').update(readFileSync(path)).digest('hex')]),
  );
}

/** Prints which files differ between two exports, and returns how many. */
function compare(staged: string, folders: readonly [string, string], what: string): number {
  const [one, two] = folders.map((folder) => hashFiles(join(staged, folder)));
  const files = [...new Set([...(one?.keys() ?? []), ...(two?.keys() ?? [])])].sort();
  const different = files.filter((file) => one?.get(file) !== two?.get(file));
  for (const file of different) console.log(`differs: ${file}`);
  console.log(`${what}: ${files.length} files compared, ${different.length} differ`);
  return files.length === 0 ? 1 : different.length;
}

const removeCaches = (staged: string) => rmSync(join(staged, '.cache'), { recursive: true, force: true });

/** Exports the site twice with empty caches, then after edits once on top of an earlier export and once from scratch. */
const staged = stageRoot();
try {
  for (const folder of ['content', 'contracts', 'cookbook', 'public'])
    cpSync(folder, join(staged, folder), { recursive: true });
  for (const out of ['one', 'two']) {
    removeCaches(staged);
    await measureExport(staged, out);
  }
  let differing = compare(staged, ['one', 'two'], 'exported twice');
  const pages = globSync('content/**/*.mdx', { cwd: staged }).sort();
  for (const page of pages.filter((_, index) => index % EDIT_EVERY === 0))
    appendFileSync(join(staged, page), '\nOne more sentence.\n');
  await measureExport(staged, 'two');
  removeCaches(staged);
  rmSync(join(staged, 'one'), { recursive: true });
  await measureExport(staged, 'one');
  differing += compare(staged, ['two', 'one'], 'exported after edits');
  process.exitCode = differing > 0 ? 1 : 0;
} finally {
  rmSync(staged, { recursive: true, force: true });
}
