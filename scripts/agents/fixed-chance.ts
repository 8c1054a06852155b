import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * Runs a program of Node.js in which one number stands in place of chance, and gives what it prints.
 * The tools pick pages by chance; so they pick the same ones every time. A process of its own, since ours needs chance.
 */
export async function runWithChance(chance: number, args: readonly string[]): Promise<string> {
  const fixed = `data:text/javascript,Math.random=()=>${chance}`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', fixed, ...args]);
  return stdout;
}
