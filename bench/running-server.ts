import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { getCpuSeconds, getResidentMb } from './process-usage.ts';

/** A production server in its own process. */
export interface RunningServer {
  url: string;
  /** False once the process has exited. */
  isRunning(): boolean;
  /** From the start of the process to the line that names its URL. */
  listenMs: number;
  /** CPU time of the process; undefined if the system doesn't report it. */
  cpuSeconds(): number | undefined;
  /** Resident memory of the process; undefined if the system doesn't report it. */
  residentMb(): number | undefined;
  /** Gives other processes priority, as if the server ran on another machine. */
  lowerPriority(): void;
  stop(): Promise<void>;
  /** Kills the process immediately, like a machine that fails. */
  kill(): Promise<void>;
}

/** Starts `dist/server/main.js` of `root` on a free port. */
export async function runServer(root = process.cwd(), env: Record<string, string> = {}): Promise<RunningServer> {
  const started = performance.now();
  const child = spawn(process.execPath, [SERVE_SCRIPT], {
    cwd: root,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'off', SHUTDOWN_DRAIN_MS: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await readAddress(child);
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  };
  return {
    url,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    listenMs: performance.now() - started,
    cpuSeconds: () => getCpuSeconds(child.pid),
    residentMb: () => getResidentMb(child.pid),
    lowerPriority: () => lowerPriority(child.pid),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

/** The script that `npm start` and the image run, so that the bench measures what operators run. */
const SERVE_SCRIPT = join(import.meta.dirname, '../scripts/serve.ts');

/** Waits for the URL that the server prints; later output is read and dropped, so that the server never blocks. */
function readAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk;
      const port = /http:\/\/localhost:(\d+)/.exec(output)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
    child.on('exit', (code) => reject(new Error(`The server ended with ${code}. Run "npm run tool -- bundle" first.`)));
  });
}

/** Linux has a priority for each thread, including those that collect garbage. */
function lowerPriority(pid: number | undefined): void {
  const tasks = `/proc/${pid}/task`;
  const threads = existsSync(tasks) ? readdirSync(tasks).map(Number) : [pid ?? 0];
  for (const thread of threads) setPriority(thread, constants.priority.PRIORITY_LOW);
}
