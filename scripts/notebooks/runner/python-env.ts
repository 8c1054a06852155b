import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { NotRunnable } from './not-runnable.ts';
import { getInstallable, type Requirement } from './requirements.ts';

const run = promisify(execFile);
const TOOLS = ['nbclient==0.11.0', 'nbformat==5.11.1', 'ipykernel==7.4.0'];
const PYTHON = process.env.NOTEBOOK_PYTHON ?? 'python3';

/** Returns the Python of a virtual environment with these packages; it is created once and cached under `.cache`. */
export async function preparePython(root: string, requirements: readonly Requirement[]): Promise<string> {
  const pins = [
    ...getInstallable(requirements)
      .map(({ name, version }) => `${name}==${version}`)
      .sort(),
    ...TOOLS,
  ];
  const key = createHash('sha256').update(pins.join('\n')).digest('hex').slice(0, 16);
  const folder = join(root, '.cache/notebooks/python', key);
  const python = join(folder, 'bin/python');
  if (existsSync(join(folder, 'ready'))) return python;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, '..'), { recursive: true });
  await run(PYTHON, ['-m', 'venv', folder]).catch((error: Error) => {
    throw new NotRunnable(`Python cannot create a virtual environment: ${error.message}`);
  });
  await install(python, pins, folder);
  writeFileSync(join(folder, 'ready'), `${pins.join('\n')}\n`);
  return python;
}

async function install(python: string, pins: readonly string[], folder: string): Promise<void> {
  const env = { ...process.env, PIP_DEFAULT_TIMEOUT: '5', PIP_RETRIES: '0', PIP_DISABLE_PIP_VERSION_CHECK: '1' };
  try {
    await run(python, ['-m', 'pip', 'install', '--quiet', ...pins], { env, maxBuffer: 1e8 });
  } catch (error) {
    const output = String((error as { stderr?: string }).stderr ?? error);
    const reasons = output.split('\n').filter((line) => line.startsWith('ERROR:'));
    renameSync(folder, `${folder}.failed`);
    rmSync(`${folder}.failed`, { recursive: true, force: true });
    throw new NotRunnable(
      `pip cannot install ${pins.join(' ')}: ${reasons.at(-1)?.replace('ERROR: ', '') ?? output.trim()} This notebook can only be checked here.`,
    );
  }
}

/** The installed versions of packages, with Python's own. */
export async function readVersions(python: string, names: readonly string[]): Promise<Record<string, string>> {
  const script = `
import importlib.metadata as m, json, platform, sys
print(json.dumps({"python": platform.python_version(), **{n: m.version(n) for n in sys.argv[1:]}}))`;
  const { stdout } = await run(python, ['-c', script, ...names]);
  return JSON.parse(stdout);
}
