import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { httpHost } from './http-host.ts';

/** A web server that the export is tested with. */
export interface WebServer {
  name: 'nginx' | 'Caddy';
  program: string;
}

export interface RunningHost {
  port: number;
  stop(): Promise<void>;
}

const PLACES = {
  nginx: ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'],
  Caddy: ['/usr/bin/caddy', '/usr/local/bin/caddy', '/opt/homebrew/bin/caddy'],
} as const;

export const NO_NGINX =
  'This check needs nginx: install it (Debian: apt-get install nginx-light) or set NGINX_PATH to its program.';

/** Finds nginx or Caddy; `NGINX_PATH` and `CADDY_PATH` name other programs. */
export function findWebServer(name: WebServer['name'], env = process.env): WebServer | undefined {
  const named = env[`${name.toUpperCase()}_PATH`];
  const program = (named ? [named] : PLACES[name]).find((path) => existsSync(path));
  return program ? { name, program } : undefined;
}

/** Finds nginx; installs it on Debian as root. Otherwise throws a one-line error. */
export function requireNginx(): WebServer {
  const found = findWebServer('nginx');
  if (found) return found;
  if (!process.env.NGINX_PATH && existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    console.log('Installing nginx ...');
    const install = 'apt-get update -qq && apt-get install -y -qq --no-install-recommends nginx-light';
    try {
      execFileSync('sh', ['-c', install], { stdio: ['ignore', 'ignore', 'inherit'] });
    } catch {
      throw new Error(NO_NGINX);
    }
  }
  const installed = findWebServer('nginx');
  if (!installed) throw new Error(NO_NGINX);
  return installed;
}

/** Serves an exported folder with the configuration that the export wrote, on a free port. */
export async function serveExport({ name, program }: WebServer, site: string): Promise<RunningHost> {
  const folder = mkdtempSync(join(tmpdir(), 'static-host-'));
  const port = await freePort();
  const args = name === 'nginx' ? nginxArguments(folder, site, port) : caddyArguments(folder, site, port);
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  let errorOutput = '';
  child.stderr.on('data', (chunk) => (errorOutput += chunk));
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  };
  if (!(await isListening(child, port))) {
    await stop();
    throw new Error(`${name} did not start: ${errorOutput}`);
  }
  return { port, stop };
}

function nginxArguments(folder: string, site: string, port: number): string[] {
  const written = readFileSync(join(site, '_nginx.conf'), 'utf8');
  const server = written.replace('listen 80;', `listen 127.0.0.1:${port};`).replace('/srv/sightglass', site);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${user} daemon off; pid ${folder}/pid; error_log stderr warn; events {}\nhttp { access_log off; ${paths.join(' ')}\n${server}}\n`,
  );
  return ['-p', folder, '-c', join(folder, 'nginx.conf')];
}

function caddyArguments(folder: string, site: string, port: number): string[] {
  const written = readFileSync(join(site, '_Caddyfile'), 'utf8');
  const server = written.replace(':80 {', `http://127.0.0.1:${port} {`).replace('/srv/sightglass', site);
  writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n\tauto_https off\n}\n${server}`);
  return ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'];
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const url = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof url === 'object' && url ? url.port : 0;
}

const START_POLL_MS = 50;

/** Waits until the port accepts connections; false if the process exits first. */
async function isListening(child: ChildProcess, port: number): Promise<boolean> {
  const ask = httpHost(port);
  try {
    while (child.exitCode === null && child.signalCode === null) {
      const isUp = await ask('/').then(
        () => true,
        () => false,
      );
      if (isUp) return true;
      await wait(START_POLL_MS);
    }
    return false;
  } finally {
    ask.close();
  }
}
