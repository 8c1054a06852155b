import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { measureExport } from './measure-export.ts';
import { stageRoot } from './staged-site.ts';

/** Exports the site twice, each time with empty caches into an empty folder, and compares every byte. */
function digests(folder: string): Map<string, string> {
  return new Map(
    readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [relative(folder, path), createHash('sha256').update(readFileSync(path)).digest('hex')]),
  );
}

const staged = stageRoot();
try {
  for (const folder of ['content', 'contracts']) cpSync(folder, join(staged, folder), { recursive: true });
  for (const out of ['one', 'two']) {
    rmSync(join(staged, '.cache'), { recursive: true, force: true });
    await measureExport(staged, out);
  }
  const one = digests(join(staged, 'one'));
  const two = digests(join(staged, 'two'));
  const files = [...new Set([...one.keys(), ...two.keys()])].sort();
  const different = files.filter((file) => one.get(file) !== two.get(file));
  for (const file of different) console.log(`differs: ${file}`);
  console.log(`${files.length} files compared, ${different.length} differ`);
  process.exitCode = different.length > 0 || files.length === 0 ? 1 : 0;
} finally {
  rmSync(staged, { recursive: true, force: true });
}
