import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FaultError } from '../lib/fault.ts';

/** Reads a file that the site requires. */
export function readText(root: string, file: string): string {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    throw new FaultError([
      { file, problem: 'The file cannot be read.', remedy: 'Restore it, and check that this user may read it.' },
    ]);
  }
}
