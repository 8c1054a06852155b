import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type EnvContract, envContractSchema } from '../../schema/reference.ts';

/** A JSON schema, as far as it is looked into here. */
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

/** What samples are held against. */
export interface Contracts {
  folder: string;
  openapi: OpenApi;
  env: EnvContract;
  /** Stub files of the Python SDK by module name. */
  stubs: ReadonlyMap<string, string>;
  /** Names that each package of the TypeScript SDK exports. */
  packages: ReadonlyMap<string, readonly string[]>;
  /** Changes when any contract does. */
  fingerprint: string;
}

/** Reads `contracts/`. */
export function readContracts(root: string): Contracts {
  const folder = join(root, 'contracts');
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const stubFiles = readdirSync(join(folder, 'python/sightglass'))
    .filter((name) => name.endsWith('.pyi'))
    .sort();
  const packageNames = readdirSync(join(folder, 'typescript')).sort();
  const texts = [
    read('openapi.yaml'),
    read('env.json'),
    ...stubFiles.map((name) => read(`python/sightglass/${name}`)),
    ...packageNames.map((name) => read(`typescript/${name}/index.d.ts`)),
  ];
  return {
    folder,
    openapi: parse(read('openapi.yaml')),
    env: envContractSchema.parse(JSON.parse(read('env.json'))),
    stubs: new Map(
      stubFiles.map((name) => [
        name === '__init__.pyi' ? 'sightglass' : `sightglass.${name.replace(/\.pyi$/, '')}`,
        read(`python/sightglass/${name}`),
      ]),
    ),
    packages: new Map(
      packageNames.map((name) => [`@sightglass/${name}`, exportsOf(read(`typescript/${name}/index.d.ts`))]),
    ),
    fingerprint: createHash('sha256').update(texts.join('\0')).digest('hex'),
  };
}

/** Values and types that a declaration file exports. */
export function exportsOf(declarations: string): string[] {
  return [...declarations.matchAll(/^export (?:declare )?(?:const|function|class|interface|type) (\w+)/gm)].flatMap(
    ([, name]) => name ?? [],
  );
}
