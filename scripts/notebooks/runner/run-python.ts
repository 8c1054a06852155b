import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CellFailed, NotRunnable } from './not-runnable.ts';
import { type CellResult, codeCells, type Notebook, sourceOf } from './notebook-file.ts';
import { preparePython, readVersions } from './python-env.ts';
import { installable, readRequirements } from './requirements.ts';
import type { RunContext, RunOutcome } from './run-context.ts';

interface KernelReport {
  cells: { id: string; outputs: unknown[]; execution_count: number }[];
  error?: { cell: string; message: string };
}

/** Runs a Python notebook in an environment with the packages of its install cell. */
export async function runPython(notebook: Notebook, context: RunContext): Promise<RunOutcome> {
  const requirements = readRequirements(codeCells(notebook));
  const python = await preparePython(context.root, requirements);
  const folder = mkdtempSync(join(tmpdir(), 'notebook-'));
  try {
    const report = await execute(python, notebook, context, folder);
    if (report.error) throw new CellFailed(report.error.cell, report.error.message);
    const results = new Map(
      report.cells.map((cell): [string, CellResult] => [
        cell.id,
        { outputs: cell.outputs, executionCount: cell.execution_count },
      ]),
    );
    const names = installable(requirements).map(({ name }) => name.replace(/\[.*$/, ''));
    const recorded = requirements.filter(({ name }) => !names.includes(name.replace(/\[.*$/, '')));
    const versions = await readVersions(python, names);
    return {
      results,
      versions: { ...versions, ...Object.fromEntries(recorded.map((own) => [own.name, own.version])) },
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function execute(python: string, notebook: Notebook, context: RunContext, folder: string): Promise<KernelReport> {
  const input = join(folder, 'notebook.json');
  const output = join(folder, 'report.json');
  writeFileSync(input, JSON.stringify(notebook));
  const library = join(context.root, 'scripts/notebooks/python');
  const code = codeCells(notebook).map(sourceOf).join('\n');
  const env = {
    PATH: `${join(python, '..')}:${process.env.PATH}`,
    HOME: folder,
    LANG: 'C.UTF-8',
    TZ: 'UTC',
    PYTHONPATH: library,
    PYTHONHASHSEED: '0',
    PYTHONDONTWRITEBYTECODE: '1',
    STANDIN_URL: context.standIn.url,
    STANDIN_START: context.start.toISOString().replace('Z', '+00:00'),
    STANDIN_SEED: context.name,
    ...standInKeys(code),
  };
  const child = spawn(python, [join(library, 'run_cells.py'), input, output, folder], { env, cwd: folder });
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (status !== 0) throw new NotRunnable(`The kernel failed: ${errors.trim().split('\n').slice(-5).join('\n')}`);
  return JSON.parse(readFileSync(output, 'utf8'));
}

const USUAL_KEYS = ['OPENAI_API_KEY', 'ANTHROPIC_API_KEY', 'GROQ_API_KEY', 'GEMINI_API_KEY', 'MISTRAL_API_KEY'];

/** A value for each key that a notebook reads from the environment. */
function standInKeys(code: string): Record<string, string> {
  const read = [...code.matchAll(/environ(?:\.get\(|\[)\s*["'](\w+)["']|getenv\(\s*["'](\w+)["']/g)].map(
    ([, first, second]) => first ?? second ?? '',
  );
  const secrets = [...USUAL_KEYS, ...read].filter((name) => /(KEY|TOKEN|SECRET|PASSWORD|KEY_ID)$/.test(name));
  return {
    ...Object.fromEntries(secrets.map((name) => [name, 'stand-in-key'])),
    SIGHTGLASS_PUBLIC_KEY: 'pk-sg-stand-in',
    SIGHTGLASS_SECRET_KEY: 'sk-sg-stand-in',
    AWS_ACCESS_KEY_ID: 'stand-in',
    AWS_SECRET_ACCESS_KEY: 'stand-in',
    AWS_DEFAULT_REGION: 'us-east-1',
  };
}
