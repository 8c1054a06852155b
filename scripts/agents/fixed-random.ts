import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * Runs a Node.js program with a fixed `Math.random()` and returns its stdout.
 * The tools pick random pages, so this way they pick the same ones every time.
 */
export async function runWithFixedRandom(randomValue: number, args: readonly string[]): Promise<string> {
  const fixed = `data:text/javascript,Math.random=()=>${randomValue}`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', fixed, ...args]);
  return stdout;
}
