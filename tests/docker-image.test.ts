import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runServer } from '../bench/running-server.ts';
import { copyRepository } from './repository-copy.ts';

/** Docker itself can't run here, so its build steps run in a copy of the repository. */
const image = mkdtempSync(join(tmpdir(), 'docker-image-'));
afterAll(() => rmSync(image, { recursive: true, force: true }));

const MAX_PACKAGES = 60;
const LABEL = 'class="code-checked"';

const dockerfile = readFileSync('Dockerfile', 'utf8');
const env = { ...process.env, PATH: `${dirname(process.execPath)}:${process.env.PATH}` };

/** The commands after `COPY . .` in the build stage. */
function buildSteps(): string[] {
  const stage = dockerfile.split(/^FROM /m)[1] ?? '';
  return [...stage.slice(stage.indexOf('COPY . .')).matchAll(/^RUN (.+)$/gm)].map(([, command = '']) => command);
}

/** Paths of the packages in a node_modules folder. */
function listPackages(folder: string): string[] {
  const found = execFileSync('find', ['node_modules', '-name', 'package.json', '-path', '*node_modules/*'], {
    cwd: folder,
    maxBuffer: 1e8,
  });
  return String(found)
    .split('\n')
    .filter((path) => /(^|\/)node_modules\/(@[^/]+\/)?[^/@]+\/package\.json$/.test(path));
}

beforeAll(() => {
  copyRepository(image, ['node_modules']);
  // A fresh bundle saves time; the step still runs and would rebuild a stale one.
  if (existsSync('dist')) execFileSync('cp', ['-a', 'dist', image]);
  rmSync(join(image, 'dist/samples.json'), { force: true });
  for (const command of buildSteps()) execFileSync('sh', ['-c', command], { cwd: image, env, stdio: 'pipe' });
});

it('starts the server as `npm start` does', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const command = /^CMD (.+)$/m.exec(dockerfile)?.[1] ?? '[]';
  expect(JSON.parse(command).join(' ')).toBe('node scripts/serve.ts');
  expect(scripts.start.split(' && ').at(-1)).toBe('node scripts/serve.ts');
});

it('keeps at most 60 packages', () => {
  const packages = listPackages(image);
  expect(packages.length).toBeGreaterThan(20);
  expect(packages.length).toBeLessThanOrEqual(MAX_PACKAGES);
});

it('serves pages, labels of samples, search, cards and pictures with them, and is healthy on any port', async () => {
  const server = await runServer(image);
  try {
    for (const path of ['/docs/tracing.md', '/api/search?q=tracing', '/api/og', '/livez'])
      expect([path, (await fetch(server.url + path)).status]).toEqual([path, 200]);
    const page = await fetch(`${server.url}/docs/sdk/python/sdk-v3`);
    expect((await page.text()).includes(LABEL)).toBe(true);
    const check = /^HEALTHCHECK CMD (.+)$/m.exec(dockerfile)?.[1] ?? 'false';
    const health = (PORT: string) => spawnSync('sh', ['-c', check], { env: { ...env, PORT } }).status;
    expect([health(new URL(server.url).port), health('1')]).toEqual([0, 1]);
  } finally {
    await server.stop();
  }
});
