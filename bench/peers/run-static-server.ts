import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onExit } from './on-exit.ts';

const SERVER = join(import.meta.dirname, 'static-server.ts');

/** Serves a folder in a separate process, like our server; returns its URL. */
export async function runStaticServer(folder: string): Promise<string> {
  const child = spawn(process.execPath, [SERVER, folder], { stdio: ['pipe', 'pipe', 'inherit'] });
  onExit(() => child.kill('SIGKILL'));
  const [line] = await once(child.stdout, 'data');
  return String(line).trim();
}
