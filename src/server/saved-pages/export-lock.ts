import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Prevents two exports from writing to the same folder at the same time. Returns a function that unlocks the folder. The lock of a process that has ended is ignored. */
export function lockExport(file: string, outDir: string): () => void {
  mkdirSync(dirname(file), { recursive: true });
  const owner = readOwner(file);
  if (owner !== undefined && isRunning(owner))
    throw new Error(`Another export to ${outDir} is running (process ${owner}). Wait until it finishes.`);
  rmSync(file, { force: true });
  writeFileSync(file, String(process.pid), { flag: 'wx' });
  return () => rmSync(file, { force: true });
}

function readOwner(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    // Signal 0 only checks that the process exists.
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
