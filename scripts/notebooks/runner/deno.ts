import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NotRunnable } from './not-runnable.ts';

const VERSION = '2.9.6';

/** An installed Deno. */
export interface Deno {
  binary: string;
  version: string;
  /** Environment variables that it needs. */
  env: Record<string, string>;
}

/** Returns Deno in the pinned version; npm installs it once under `.cache`. */
export function prepareDeno(root: string): Deno {
  const folder = join(root, '.cache/notebooks/deno', VERSION);
  const binary = join(folder, 'node_modules/.bin/deno');
  if (!existsSync(binary)) {
    mkdirSync(folder, { recursive: true });
    const args = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', `deno@${VERSION}`];
    try {
      execFileSync('npm', args, { stdio: 'pipe' });
      execFileSync(binary, ['--version'], { stdio: 'pipe' });
    } catch (error) {
      throw new NotRunnable(
        `npm cannot install deno@${VERSION}: ${String(error)} This notebook can only be checked here.`,
      );
    }
  }
  const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  const env = {
    DENO_DIR: join(root, '.cache/notebooks/deno-packages'),
    DENO_NO_UPDATE_CHECK: '1',
    ...(registry.startsWith('http') && { NPM_CONFIG_REGISTRY: registry }),
  };
  return { binary, version: VERSION, env };
}

/** Downloads what a notebook imports, so that the run needs no network, and returns the lock file with all versions. */
export function cachePackages({ binary, env }: Deno, config: string, specifiers: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'notebook-packages-'));
  try {
    writeFileSync(join(folder, 'deno.json'), config);
    writeFileSync(join(folder, 'imports.ts'), specifiers.map((name) => `import ${JSON.stringify(name)};\n`).join(''));
    execFileSync(binary, ['cache', 'imports.ts'], { cwd: folder, env: { ...process.env, ...env }, stdio: 'pipe' });
    return readFileSync(join(folder, 'deno.lock'), 'utf8');
  } catch (error) {
    const reason = String((error as { stderr?: Buffer }).stderr ?? error)
      .trim()
      .split('\n')
      .findLast((line) => /error/i.test(line));
    throw new NotRunnable(
      `Deno cannot install what the notebook imports: ${reason} This notebook can only be checked here.`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
