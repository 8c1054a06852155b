import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runServer } from '../bench/running-server.ts';

interface LockedPackage {
  dev?: boolean;
}

const copy = mkdtempSync(join(tmpdir(), 'production-install-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** What `npm ci --omit=dev` installs: the packages that the lock file does not mark as development only. */
function productionPackages(): string[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  return Object.entries(packages)
    .filter(([path, { dev }]) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) && !dev && existsSync(path))
    .map(([path]) => path);
}

/** A copy of the repository with production packages only, as hard links: linked folders would find the others. */
beforeAll(() => {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    maxBuffer: 1e8,
  });
  const tracked = String(files)
    .split('\0')
    .filter((file) => file && existsSync(file) && !/^(tests|bench|docs)\//.test(file));
  execFileSync('cp', ['--parents', '-l', '-t', copy, ...tracked]);
  for (const path of productionPackages()) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    execFileSync('cp', ['-al', path, join(copy, path)]);
  }
});

it('bundles and serves with production packages only', async () => {
  expect(existsSync(join(copy, 'node_modules/vitest'))).toBe(false);
  const bundling = spawn(process.execPath, ['scripts/bundle.ts'], { cwd: copy, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [bundling.stdout, bundling.stderr]) stream.on('data', (chunk) => (said += chunk));
  const [code] = await once(bundling, 'exit');
  expect([code, said]).toEqual([0, expect.stringContaining('Bundling the site')]);
  const server = await runServer(copy);
  try {
    for (const path of ['/docs', '/docs/tracing.md', '/api/search?q=tracing', '/api/og', '/readyz'])
      expect([path, (await fetch(server.address + path)).status]).toEqual([path, 200]);
  } finally {
    await server.stop();
  }
});
