import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createSmallSite } from './small-content.ts';

/** An export of a few pages, in a temporary folder. */
export interface ExportedSite {
  /** What the export was made from. */
  root: string;
  /** The exported files. */
  folder: string;
  remove(): void;
}

/** Exports a small site in a separate process, as `npm run build` does. */
export function exportSmallSite(env: Record<string, string> = {}): ExportedSite {
  const root = createSmallSite();
  const remove = () => rmSync(root, { recursive: true, force: true });
  try {
    runExport(root, 'out', env);
  } catch (error) {
    remove();
    throw error;
  }
  return { root, folder: join(root, 'out'), remove };
}

/** Exports the site at a root and returns what the export printed. */
export function runExport(root: string, outDir: string, env: Record<string, string> = {}): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['dist/server/export.js', outDir], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`The export ended with ${status}: ${stderr}`);
  return stdout;
}
