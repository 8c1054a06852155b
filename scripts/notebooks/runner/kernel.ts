import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CellFailed, NotRunnable } from './not-runnable.ts';
import { type CellResult, codeCells, getSource, type Notebook } from './notebook-file.ts';
import type { RunContext } from './run-context.ts';

/** The kernel to run a notebook in. */
export interface KernelOptions {
  /** Path of a Python with the Jupyter client. */
  python: string;
  kernel: 'python3' | 'deno';
  /** Code that runs before the first cell and is not part of the notebook. */
  prelude?: string;
  /** Prepares the working folder and returns further environment variables. */
  setUp?: (folder: string) => Record<string, string>;
}

interface KernelReport {
  cells: { id: string; outputs: unknown[]; execution_count: number }[];
  error?: { cell: string; message: string };
}

/** Runs the code cells of a notebook, in an empty folder and a clean environment. */
export async function executeInKernel(
  notebook: Notebook,
  context: RunContext,
  options: KernelOptions,
): Promise<Map<string, CellResult>> {
  const folder = mkdtempSync(join(tmpdir(), 'notebook-'));
  try {
    const report = await execute(notebook, context, options, folder);
    if (report.error) throw new CellFailed(report.error.cell, report.error.message);
    return new Map(
      report.cells.map(({ id, outputs, execution_count }) => [id, { outputs, executionCount: execution_count }]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function execute(
  notebook: Notebook,
  context: RunContext,
  options: KernelOptions,
  folder: string,
): Promise<KernelReport> {
  const [input, output] = [join(folder, 'notebook.json'), join(folder, 'report.json')];
  writeFileSync(input, JSON.stringify(notebook));
  const library = join(context.root, 'scripts/notebooks/python');
  const { python, kernel, prelude = '', setUp } = options;
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
    ...standInKeys(codeCells(notebook).map(getSource).join('\n')),
    ...setUp?.(folder),
  };
  const child = spawn(python, [join(library, 'run_cells.py'), input, output, folder, kernel, prelude], {
    env,
    cwd: folder,
  });
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (status !== 0) throw new NotRunnable(`The kernel failed: ${errors.trim().split('\n').slice(-5).join('\n')}`);
  return JSON.parse(readFileSync(output, 'utf8'));
}

const USUAL_KEYS = ['OPENAI_API_KEY', 'ANTHROPIC_API_KEY', 'GROQ_API_KEY', 'GEMINI_API_KEY', 'MISTRAL_API_KEY'];
const READS = /(?:environ(?:\.get\(|\[)|getenv\(|env\.get\()\s*["'](\w+)["']|process\.env\.(\w+)/g;

/** A value for each key that a notebook reads from the environment. */
function standInKeys(code: string): Record<string, string> {
  const read = [...code.matchAll(READS)].map(([, first, second]) => first ?? second ?? '');
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
