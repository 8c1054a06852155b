import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cachePackages, prepareDeno } from './deno.ts';
import { executeInKernel } from './kernel.ts';
import { codeCells, getSource, type Notebook } from './notebook-file.ts';
import { preparePython } from './python-env.ts';
import type { RunContext, RunOutcome } from './run-context.ts';

const OWN_PACKAGES = ['tracing', 'otel', 'client', 'openai', 'langchain'];

/** Runs a TypeScript notebook in the Deno kernel, with the npm packages that it imports. */
export async function runTypeScript(notebook: Notebook, context: RunContext): Promise<RunOutcome> {
  const { root } = context;
  // The Jupyter client that drives the kernel is written in Python; the notebook itself runs in Deno.
  const [python, deno] = [await preparePython(root, []), prepareDeno(root)];
  const library = join(root, 'scripts/notebooks/typescript');
  const prelude = pathToFileURL(join(library, 'prelude.ts')).href;
  const code = codeCells(notebook).map(getSource).join('\n');
  const config = JSON.stringify({ imports: importMap(root, library), nodeModulesDir: 'none' });
  const lock = cachePackages(deno, config, [prelude, ...getSpecifiers(code)]);
  const results = await executeInKernel(notebook, context, {
    python,
    kernel: 'deno',
    prelude: `await import(${JSON.stringify(prelude)});`,
    setUp: (folder) => {
      writeFileSync(join(folder, 'deno.json'), config);
      writeFileSync(join(folder, 'deno.lock'), lock);
      const kernels = join(folder, 'jupyter/kernels/deno');
      mkdirSync(kernels, { recursive: true });
      const argv = [deno.binary, 'jupyter', '--kernel', '--conn', '{connection_file}'];
      const spec = { argv, display_name: 'Deno', language: 'typescript' };
      writeFileSync(join(kernels, 'kernel.json'), JSON.stringify(spec));
      return { JUPYTER_PATH: join(folder, 'jupyter'), ...deno.env };
    },
  });
  return { results, versions: { deno: deno.version, ...getPins(code) } };
}

/** The `npm:` specifiers in code. */
const getSpecifiers = (code: string): string[] => [
  ...new Set([...code.matchAll(/["'](npm:[^"']+)["']/g)].map(([, specifier = '']) => specifier)),
];

/** The versions of `npm:` specifiers in code. */
export function getPins(code: string): Record<string, string> {
  const found = [...code.matchAll(/["']npm:((?:@[\w.-]+\/)?[\w.-]+)@([\w.+-]+)/g)];
  return Object.fromEntries(found.map(([, name = '', version = '']) => [name, version]));
}

/** Resolves our packages to the recorder, and the recorder's imports to npm. */
function importMap(root: string, library: string): Record<string, string> {
  const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
  const { version } = read('contracts/versions.json').typescript;
  const packages: Record<string, string> = read('package.json').devDependencies;
  const ownPackages = OWN_PACKAGES.flatMap((name) => {
    const file = pathToFileURL(join(library, name, 'index.ts')).href;
    return [
      [`npm:@sightglass/${name}@${version}`, file],
      [`@sightglass/${name}`, file],
    ];
  });
  const needed = ['@opentelemetry/api', '@opentelemetry/sdk-trace-base', '@langchain/core', 'openai'];
  const others = needed.flatMap((name) => [
    [name, `npm:${name}@${packages[name]}`],
    [`${name}/`, `npm:/${name}@${packages[name]}/`],
  ]);
  return Object.fromEntries([...ownPackages, ...others]);
}
