import { type ChildProcess, spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Usage } from '../measure-export.ts';
import { getChildCpuSeconds } from '../process-usage.ts';
import { onExit } from './on-exit.ts';
import { watchSession } from './session-usage.ts';

/** A program and its arguments. */
export type Command = readonly [program: string, ...args: string[]];

/** What a command used, whether it succeeded, and the last lines that it printed. */
export interface CommandResult extends Usage {
  succeeded: boolean;
  log: string;
}

const LOG_LINES = 15;
const LOG_CHARACTERS = 20_000;
const TIMEOUT_MS = 30 * 60_000;

/**
 * Runs a command in a folder and measures it with all its descendants. Memory is the highest sum of resident memory.
 * CPU time is that of processes that were waited for, or the sampled sum, whichever is more: each misses some.
 */
export async function measureCommand(command: Command, folder: string): Promise<CommandResult> {
  const reapedBefore = getChildCpuSeconds(process.pid);
  if (reapedBefore === undefined) throw new Error('CPU time can only be read on Linux.');
  const started = performance.now();
  const [program, ...args] = command;
  const child = spawn(program, args, {
    cwd: folder,
    env: getEnvironment(folder),
    // A separate session, so that all descendants can be found and killed.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const session = watchSession(child.pid ?? 0);
  const { succeeded, log } = await waitFor(child);
  const sampled = session.stop();
  const reaped = (getChildCpuSeconds(process.pid) ?? 0) - reapedBefore;
  return {
    succeeded,
    log,
    cpuSeconds: Math.max(reaped, sampled.cpuSeconds),
    rssMb: sampled.rssMb,
    wallSeconds: (performance.now() - started) / 1000,
  };
}

/** Programs of the folder's packages come first, then the Node that runs the bench. */
function getEnvironment(folder: string): NodeJS.ProcessEnv {
  const path = [join(folder, 'node_modules/.bin'), dirname(process.execPath), process.env.PATH].join(':');
  const quiet = { CI: '1', NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1' };
  return { ...process.env, ...quiet, FORCE_COLOR: undefined, NODE_ENV: 'production', PATH: path };
}

async function waitFor(child: ChildProcess): Promise<{ succeeded: boolean; log: string }> {
  let printed = '';
  const add = (chunk: Buffer | string) => {
    printed = `${printed}${chunk}`.slice(-LOG_CHARACTERS);
  };
  child.stdout?.on('data', add);
  child.stderr?.on('data', add);
  const endSession = () => killSession(child.pid);
  const cancel = onExit(endSession);
  const timer = setTimeout(() => {
    add(`\nStopped after ${TIMEOUT_MS / 60_000} minutes.`);
    endSession();
  }, TIMEOUT_MS);
  const code = await new Promise<number | null>((done) => {
    child.on('error', (error) => {
      add(error.message);
      done(null);
    });
    child.on('exit', done);
  });
  clearTimeout(timer);
  // Helper processes that outlive a build would disturb the next measurement.
  endSession();
  cancel();
  return { succeeded: code === 0, log: lastLines(printed) };
}

function killSession(leader: number | undefined): void {
  if (leader === undefined) return;
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // All of its processes have ended.
  }
}

/** Returns the last lines of a log, without empty lines and colours. */
export function lastLines(log: string, count = LOG_LINES): string {
  return stripVTControlCharacters(log)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .slice(-count)
    .join('\n');
}
