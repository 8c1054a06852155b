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

/** Exports a small site in its own process, as `npm run build` does. */
export function exportSmallSite(env: Record<string, string> = {}): ExportedSite {
  const root = createSmallSite();
  const { status, stderr } = spawnSync(process.execPath, ['dist/server/export.js', 'out'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  const remove = () => rmSync(root, { recursive: true, force: true });
  if (status !== 0) {
    remove();
    throw new Error(`The export ended with ${status}: ${stderr}`);
  }
  return { root, folder: join(root, 'out'), remove };
}
