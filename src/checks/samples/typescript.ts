import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findClosestMatch } from '../../lib/closest-match.ts';
import type { Fault } from '../../lib/fault.ts';
import type { Contracts } from './contracts.ts';
import type { Sample } from './fences.ts';
import type { Outcome } from './outcome.ts';
import {
  type Diagnostic,
  declarations,
  getFileName,
  getUndefinedNames,
  readDiagnostics,
  toCompilable,
  usesSdk,
} from './typescript-files.ts';

interface SampleFile {
  sample: Sample;
  name: string;
  text: string;
}

/** Faults for types, imports and calls that the compiler rejects, by the contracts of the SDK and the real types of other packages. */
export function checkTypeScript(samples: readonly Sample[], contracts: Contracts, root: string): Map<Sample, Outcome> {
  if (samples.length === 0) return new Map();
  const sampleFiles = samples.map((sample, index) => ({
    sample,
    name: getFileName(sample, index),
    text: toCompilable(sample.code),
  }));
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache/samples-'));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(createConfig(folder, contracts.folder)));
  const first = compile(folder, sampleFiles);
  const unknownNames = new Map(
    sampleFiles.map(({ name }) => [name, getUndefinedNames(first.filter(({ file }) => file === name))]),
  );
  const second = compile(
    folder,
    sampleFiles.map((file) => ({
      ...file,
      text: `${file.text}\n${declarations(unknownNames.get(file.name) ?? [], contracts.packages)}\n`,
    })),
  );
  rmSync(folder, { recursive: true, force: true });
  return new Map(
    sampleFiles.map((file) => {
      const names = unknownNames.get(file.name) ?? [];
      const found = second
        .filter(({ file: name }) => name === file.name)
        .map((diagnostic) => getFault(file, diagnostic));
      const covers = usesSdk(file.text, names, contracts.packages) ? 'typescript-sdk' : 'types';
      return [file.sample, { faults: [...misspeltNameFaults(file, names, contracts), ...found], covers }];
    }),
  );
}

function compile(folder: string, files: readonly SampleFile[]): Diagnostic[] {
  for (const { name, text } of files) writeFileSync(join(folder, name), `${text}\nexport {}\n`);
  const { stdout, error } = spawnSync('tsc', ['-p', folder, '--pretty', 'false'], { encoding: 'utf8', maxBuffer: 1e8 });
  if (error) throw new Error(`The TypeScript compiler cannot be started: ${error.message}. Run this with npm.`);
  return readDiagnostics(stdout);
}

function createConfig(folder: string, contracts: string) {
  const to = (path: string) => relative(folder, join(contracts, path));
  return {
    compilerOptions: {
      strict: true,
      noEmit: true,
      target: 'es2024',
      lib: ['es2024'],
      module: 'esnext',
      moduleResolution: 'bundler',
      moduleDetection: 'force',
      allowImportingTsExtensions: true,
      skipLibCheck: true,
      noImplicitAny: false,
      jsx: 'preserve',
      types: ['node'],
      paths: { '@sightglass/*': [to('typescript/*/index.d.ts')] },
    },
    include: ['*.ts', '*.tsx'],
  };
}

/** Faults for undefined names that are almost names of the SDK. */
function misspeltNameFaults({ sample, text }: SampleFile, names: readonly string[], { packages }: Contracts): Fault[] {
  const known = [...packages.values()].flat();
  return names.flatMap((name) => {
    const suggestion = name.length > 3 && !known.includes(name) ? findClosestMatch(name, known) : undefined;
    const close =
      suggestion &&
      Math.abs(suggestion.length - name.length) <= 1 &&
      suggestion[0]?.toLowerCase() === name[0]?.toLowerCase();
    if (!suggestion || !close || name.toLowerCase() === suggestion.toLowerCase()) return [];
    const line = text.slice(0, text.search(new RegExp(`\\b${name}\\b`))).split('\n').length;
    return [
      {
        file: sample.file,
        line: sample.line + line - 1,
        problem: `There is no "${name}" here or in the SDK.`,
        remedy: `Did you mean "${suggestion}"?`,
      },
    ];
  });
}

function getFault({ sample }: SampleFile, { line, code, message }: Diagnostic): Fault {
  const last = sample.code.split('\n').length;
  return {
    file: sample.file,
    line: sample.line + Math.min(line, last) - 1,
    problem: `TypeScript rejects this sample: ${message.replace(/\.$/, '')} (TS${code}).`,
    remedy: /Did you mean '([^']+)'/.test(message)
      ? `Use '${/Did you mean '([^']+)'/.exec(message)?.[1]}'.`
      : 'Correct it, by contracts/typescript where it is ours.',
  };
}
