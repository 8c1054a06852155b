import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type EnvContract, envContractSchema } from '../../schema/reference.ts';
import { type Platform, readPlatform } from './platform.ts';

/** The parts of a JSON schema that the checks read. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** One operation of the public API. */
export interface Operation {
  parameters?: { $ref?: string; name?: string; in?: string }[];
  requestBody?: { content?: Record<string, { schema?: JsonSchema }> };
}

/** The public API. */
export interface OpenApi {
  paths: Record<string, Record<string, Operation> & { parameters?: Operation['parameters'] }>;
  components: { parameters: Record<string, { name: string; in: string }>; schemas: Record<string, JsonSchema> };
}

/** What samples are checked against. */
export interface Contracts {
  folder: string;
  openapi: OpenApi;
  env: EnvContract;
  platform: Platform;
  /** Error codes in responses of the API. */
  errorCodes: readonly string[];
  /** Stub files of the Python SDK by module name. */
  stubs: ReadonlyMap<string, string>;
  /** Names that each package of the TypeScript SDK exports. */
  packages: ReadonlyMap<string, readonly string[]>;
  /** Changes with everything that samples of a language are checked against. */
  fingerprints: Readonly<Record<'python' | 'typescript' | 'other', string>>;
}

export function readContracts(root: string): Contracts {
  const folder = join(root, 'contracts');
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const stubFiles = readdirSync(join(folder, 'python/sightglass'))
    .filter((name) => name.endsWith('.pyi'))
    .sort();
  const packageNames = readdirSync(join(folder, 'typescript')).sort();
  const stubs = stubFiles.map((name) => read(`python/sightglass/${name}`));
  const packages = packageNames.map((name) => read(`typescript/${name}/index.d.ts`));
  // Names of variables and of the platform are looked up in every sample.
  const platform = readPlatform(folder);
  const openapi: OpenApi = parse(read('openapi.yaml'));
  const always = [read('env.json'), readCheckSources(root), ...platform.texts];
  return {
    folder,
    openapi,
    platform,
    errorCodes: getErrorCodes(openapi),
    env: envContractSchema.parse(JSON.parse(read('env.json'))),
    stubs: new Map(
      stubFiles.map((name) => [
        name === '__init__.pyi' ? 'sightglass' : `sightglass.${name.replace(/\.pyi$/, '')}`,
        read(`python/sightglass/${name}`),
      ]),
    ),
    packages: new Map(
      packageNames.map((name) => [`@sightglass/${name}`, getExports(read(`typescript/${name}/index.d.ts`))]),
    ),
    fingerprints: {
      python: getHash(always, stubs),
      typescript: getHash(always, packages, [readIfExists(join(root, 'package-lock.json'))]),
      other: getHash(always, [read('openapi.yaml')]),
    },
  };
}

function getHash(...texts: readonly (readonly string[])[]): string {
  return createHash('sha256').update(texts.flat().join('\0')).digest('hex');
}

const readIfExists = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/** Reads the code of the checks: results of an older version do not count. */
function readCheckSources(root: string): string {
  const folder = join(root, 'src/checks/samples');
  if (!existsSync(folder)) return '';
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  return files
    .sort()
    .map((name) => readIfExists(join(folder, name)))
    .join('\0');
}

function getErrorCodes({ components }: OpenApi): string[] {
  const error = components.schemas.Error as
    | { properties?: { error?: { properties?: { code?: { enum?: string[] } } } } }
    | undefined;
  return error?.properties?.error?.properties?.code?.enum ?? [];
}

/** Returns the values and types that a declaration file exports. */
export function getExports(declarations: string): string[] {
  return [...declarations.matchAll(/^export (?:declare )?(?:const|function|class|interface|type) (\w+)/gm)].flatMap(
    ([, name]) => name ?? [],
  );
}
