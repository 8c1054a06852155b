import type { Fault } from '../../lib/fault.ts';
import { type Contracts, readContracts } from './contracts.ts';
import { checkJson, checkJsonLines, checkToml, checkYaml } from './data-samples.ts';
import { envFaults, namesVariables } from './env-names.ts';
import type { Sample } from './fences.ts';
import { findSamples } from './find-samples.ts';
import { checkDockerfile, checkHcl, checkNginx, checkSql } from './infrastructure.ts';
import type { Outcome } from './outcome.ts';
import { nameFaults } from './platform-names.ts';
import { checkPython } from './python.ts';
import { getSdk, type Sdk } from './python-names.ts';
import { readStub } from './python-stubs.ts';
import { type PassedCheck, SampleCache } from './sample-cache.ts';
import { messageFaults } from './sdk-messages.ts';
import { checkShell } from './shell.ts';
import { checkTypeScript } from './typescript.ts';

export interface LanguageCount {
  language: string;
  fences: number;
  checked: number;
  optedOut: number;
}

export interface SampleReport {
  faults: Fault[];
  counts: LanguageCount[];
  /** Number of results from an earlier run. */
  cached: number;
  passed: ReadonlyMap<Sample, PassedCheck>;
}

const TYPESCRIPT = new Set(['ts', 'typescript', 'tsx', 'js', 'javascript', 'jsx']);
/** Languages that are only checked for names and messages of the platform. */
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

type Check = (sample: Sample, contracts: Contracts, sdk: Sdk) => Outcome;

/** Wraps a check that always covers the same, or too little for a label. */
const withFixedCoverage =
  (covers: Outcome['covers'], check: (sample: Sample, contracts: Contracts) => Fault[]): Check =>
  (sample, contracts) => ({ faults: check(sample, contracts), covers });

const CHECKS: Readonly<Record<string, Check>> = {
  python: (sample, _, sdk) => checkPython(sample, sdk),
  py: (sample, _, sdk) => checkPython(sample, sdk),
  bash: checkShell,
  sh: checkShell,
  shell: checkShell,
  json: withFixedCoverage('json', checkJson),
  jsonl: withFixedCoverage('json', checkJsonLines),
  yaml: checkYaml,
  yml: checkYaml,
  toml: withFixedCoverage('toml', checkToml),
  dotenv: (sample, { env }) => ({ faults: [], covers: namesVariables(sample, env) ? 'variables' : undefined }),
  text: withFixedCoverage(undefined, checkText),
  txt: withFixedCoverage(undefined, checkText),
  sql: withFixedCoverage(undefined, checkSql),
  hcl: withFixedCoverage(undefined, checkHcl),
  nginx: withFixedCoverage(undefined, checkNginx),
  dockerfile: withFixedCoverage(undefined, checkDockerfile),
};

/** Checks messages of the SDKs in plain text. */
function checkText(sample: Sample, { platform, errorCodes }: Contracts): Fault[] {
  return messageFaults(sample, platform.messages, errorCodes);
}

/** Checks samples against the contracts of a folder, which are read once. */
export interface SampleChecker {
  /** Returns what was checked if exactly this sample has passed; otherwise undefined. */
  findPassed(language: string, code: string): PassedCheck | undefined;
  /** Checks samples; a sample that passed is not checked again until it or a contract changes. */
  check(samples: readonly Sample[], options: { dropOthers: boolean }): SampleReport;
}

/** Reads the contracts and earlier results. */
export function createSampleChecker(root: string): SampleChecker {
  const contracts = readContracts(root);
  const cache = new SampleCache(root, (language) => contracts.fingerprints[getContract(language)]);
  const sdk = getSdk(new Map([...contracts.stubs].map(([name, source]) => [name, readStub(source)])));
  return {
    findPassed: (language, code) => cache.get({ language, code }),
    check(samples, options) {
      const checkable = samples.filter(({ unchecked }) => unchecked === undefined);
      const passed = new Map<Sample, PassedCheck>();
      for (const sample of checkable) {
        const cached = cache.get(sample);
        if (cached !== undefined) passed.set(sample, cached);
      }
      const cached = passed.size;
      const open = checkable.filter((sample) => !passed.has(sample));
      const outcomes = checkEach(open, contracts, sdk, root);
      for (const [sample, { faults, covers }] of outcomes) if (faults.length === 0) passed.set(sample, covers ?? null);
      if (open.length > 0 || options.dropOthers) cache.save(passed, options);
      const faults = [...samples.flatMap(optOutFaults), ...[...outcomes.values()].flatMap((outcome) => outcome.faults)];
      return { faults: faults.sort(compareFaults), counts: getCounts(samples), cached, passed };
    },
  };
}

/** Checks every sample of a site against the contracts. */
export function checkSamples(root: string, written: readonly Sample[] = []): SampleReport {
  return createSampleChecker(root).check([...findSamples(root), ...written], { dropOthers: true });
}

function checkEach(samples: readonly Sample[], contracts: Contracts, sdk: Sdk, root: string): Map<Sample, Outcome> {
  const compiled = checkTypeScript(
    samples.filter(({ language }) => TYPESCRIPT.has(language)),
    contracts,
    root,
  );
  return new Map(
    samples.map((sample) => {
      const { faults, covers } = compiled.get(sample) ?? checkSample(sample, contracts, sdk);
      return [sample, { faults: [...faults, ...getNameFaults(sample, contracts)], covers }];
    }),
  );
}

function getContract(language: string): keyof Contracts['fingerprints'] {
  if (TYPESCRIPT.has(language)) return 'typescript';
  return language === 'python' || language === 'py' ? 'python' : 'other';
}

/** Faults for unknown variables and names of the platform. */
function getNameFaults(sample: Sample, { env, platform }: Contracts): Fault[] {
  const names = nameFaults(sample.code, sample.file, platform);
  return [
    ...envFaults(sample, env),
    ...names.map((fault) => ({ ...fault, line: (fault.line ?? 1) + sample.line - 1 })),
  ];
}

function checkSample(sample: Sample, contracts: Contracts, sdk: Sdk): Outcome {
  const check = CHECKS[sample.language];
  if (check) return check(sample, contracts, sdk);
  if (PLAIN.has(sample.language)) return { faults: [] };
  const known = [...Object.keys(CHECKS), ...TYPESCRIPT, ...PLAIN].join(', ');
  const fault: Fault = {
    file: sample.file,
    line: sample.line - 1,
    problem: `No check supports the language "${sample.language}".`,
    remedy: `Use one of ${known}.`,
  };
  return { faults: [fault] };
}

function optOutFaults({ unchecked, file, line }: Sample): Fault[] {
  if (unchecked === undefined || unchecked.trim().length >= 10) return [];
  return [
    {
      file,
      line: line - 1,
      problem: 'This fence opts out of the check without a reason.',
      remedy: 'Add one: unchecked="...".',
    },
  ];
}

const compareFaults = (a: Fault, b: Fault) =>
  a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) : a.file < b.file ? -1 : 1;

function getCounts(samples: readonly Sample[]): LanguageCount[] {
  return [...Map.groupBy(samples, ({ language }) => language)]
    .map(([language, languageSamples]) => {
      const optedOut = languageSamples.filter(({ unchecked }) => unchecked !== undefined).length;
      return {
        language,
        fences: languageSamples.length,
        checked: PLAIN.has(language) ? 0 : languageSamples.length - optedOut,
        optedOut,
      };
    })
    .sort((a, b) => b.fences - a.fences);
}
