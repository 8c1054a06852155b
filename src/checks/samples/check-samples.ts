import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Fault } from '../../lib/fault.ts';
import { expandModelRoles } from '../../lib/model-roles.ts';
import { apiPages, readApiBook } from '../../source/api-reference/api-reference.ts';
import { readModels } from '../../source/models.ts';
import { type Contracts, readContracts } from './contracts.ts';
import { checkJson, checkJsonLines, checkToml, checkYaml } from './data-samples.ts';
import { envFaults } from './env-names.ts';
import { cellsIn, fencesIn, type Sample } from './fences.ts';
import { checkDockerfile, checkHcl, checkNginx, checkSql } from './infrastructure.ts';
import { nameFaults } from './platform-names.ts';
import { checkPython } from './python.ts';
import { type Sdk, sdkOf } from './python-names.ts';
import { readStub } from './python-stubs.ts';
import { SampleCache } from './sample-cache.ts';
import { messageFaults } from './sdk-messages.ts';
import { checkShell } from './shell.ts';
import { checkTypeScript } from './typescript.ts';

/** What was found in a language. */
export interface LanguageCount {
  language: string;
  fences: number;
  checked: number;
  optedOut: number;
}

/** What the samples of the site look like. */
export interface SampleReport {
  faults: Fault[];
  counts: LanguageCount[];
  /** How many were known from an earlier run. */
  cached: number;
}

const TYPESCRIPT = new Set(['ts', 'typescript', 'tsx', 'js', 'javascript', 'jsx']);
/** Shown for reading; there is nothing to hold them against but names and messages of the platform. */
const PLAIN = new Set([
  'text',
  'txt',
  'csv',
  'http',
  'diff',
  'ini',
  'mermaid',
  'markdown',
  'md',
  'mdx',
  'xml',
  'html',
  'css',
  'promql',
]);

type Check = (sample: Sample, contracts: Contracts, sdk: Sdk) => Fault[];
const CHECKS: Readonly<Record<string, Check>> = {
  python: (sample, _, sdk) => checkPython(sample, sdk),
  py: (sample, _, sdk) => checkPython(sample, sdk),
  bash: checkShell,
  sh: checkShell,
  shell: checkShell,
  json: checkJson,
  jsonl: checkJsonLines,
  yaml: checkYaml,
  yml: checkYaml,
  toml: checkToml,
  dotenv: () => [],
  text: checkText,
  txt: checkText,
  sql: checkSql,
  hcl: checkHcl,
  nginx: checkNginx,
  dockerfile: checkDockerfile,
};

/** What the SDKs log. Other text is shown for reading. */
function checkText(sample: Sample, { platform, errorCodes }: Contracts): Fault[] {
  return messageFaults(sample, platform.messages, errorCodes);
}

/** Every sample under a folder with `content/`, `cookbook/` and `contracts/`. */
export function samplesIn(root: string): Sample[] {
  const files = ['content', 'cookbook'].flatMap((folder) => {
    const path = join(root, folder);
    return existsSync(path)
      ? readdirSync(path, { recursive: true, encoding: 'utf8' }).map((file) => join(path, file))
      : [];
  });
  const { models } = readModels(root);
  return files.sort().flatMap((path) => {
    const file = relative(root, path).replaceAll('\\', '/');
    if (/\.mdx?$/.test(file)) return fencesIn(expandModelRoles(readFileSync(path, 'utf8'), models), file);
    return file.endsWith('.ipynb') ? cellsIn(readFileSync(path, 'utf8'), file) : [];
  });
}

/** The samples that the API reference writes from the contract. */
export function referenceSamples(root: string): Sample[] {
  return apiPages(readApiBook(root)).flatMap(({ source, stem, file }) => fencesIn(source, `${file}#${stem}`));
}

/** Checks every sample against the contracts; what passed before is not checked again until it or a contract changes. */
export function checkSamples(root: string, written: readonly Sample[] = []): SampleReport {
  const contracts = readContracts(root);
  const samples = [...samplesIn(root), ...written];
  const cache = new SampleCache(root, (language) => contracts.fingerprints[contractOf(language)]);
  const sdk = sdkOf(new Map([...contracts.stubs].map(([name, source]) => [name, readStub(source)])));
  const checkable = samples.filter(({ unchecked }) => unchecked === undefined);
  const open = checkable.filter((sample) => !cache.has(sample));
  const compiled = open.filter(({ language }) => TYPESCRIPT.has(language));
  const faults = [
    ...samples.flatMap(optOutFaults),
    ...open.flatMap((sample) => [...oneByOne(sample, contracts, sdk), ...nameFaultsOf(sample, contracts)]),
    ...checkTypeScript(compiled, contracts, root),
  ];
  const wrong = new Set(faults.map(({ file }) => file));
  cache.keep(checkable.filter(({ file }) => !wrong.has(file)));
  return { faults: faults.sort(byPlace), counts: countsOf(samples), cached: checkable.length - open.length };
}

function contractOf(language: string): keyof Contracts['fingerprints'] {
  if (TYPESCRIPT.has(language)) return 'typescript';
  return language === 'python' || language === 'py' ? 'python' : 'other';
}

/** Names of variables and of the platform that are not there. */
function nameFaultsOf(sample: Sample, { env, platform }: Contracts): Fault[] {
  const names = nameFaults(sample.code, sample.file, platform);
  return [
    ...envFaults(sample, env),
    ...names.map((fault) => ({ ...fault, line: (fault.line ?? 1) + sample.line - 1 })),
  ];
}

function oneByOne(sample: Sample, contracts: Contracts, sdk: Sdk): Fault[] {
  const check = CHECKS[sample.language];
  if (check) return check(sample, contracts, sdk);
  if (TYPESCRIPT.has(sample.language) || PLAIN.has(sample.language)) return [];
  const known = [...Object.keys(CHECKS), ...TYPESCRIPT, ...PLAIN].join(', ');
  return [
    {
      file: sample.file,
      line: sample.line - 1,
      problem: `No check knows the language "${sample.language}".`,
      remedy: `Use one of ${known}.`,
    },
  ];
}

function optOutFaults({ unchecked, file, line }: Sample): Fault[] {
  if (unchecked === undefined || unchecked.trim().length >= 10) return [];
  return [
    {
      file,
      line: line - 1,
      problem: 'This fence opts out of the check without a reason.',
      remedy: 'Write why: unchecked="...".',
    },
  ];
}

const byPlace = (a: Fault, b: Fault) => (a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) : a.file < b.file ? -1 : 1);

function countsOf(samples: readonly Sample[]): LanguageCount[] {
  return [...Map.groupBy(samples, ({ language }) => language)]
    .map(([language, own]) => {
      const optedOut = own.filter(({ unchecked }) => unchecked !== undefined).length;
      return { language, fences: own.length, checked: PLAIN.has(language) ? 0 : own.length - optedOut, optedOut };
    })
    .sort((a, b) => b.fences - a.fences);
}
