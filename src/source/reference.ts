import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type { Field } from '../lib/openapi/fields.ts';
import { pythonSignatures } from '../lib/signatures/python.ts';
import { typescriptSignatures } from '../lib/signatures/typescript.ts';
import { DRAWINGS_FILE, type Drawings } from '../markdown/diagrams.ts';
import { releasesSchema, supportSchema } from '../schema/compatibility.ts';
import {
  type CanonicalName,
  type ContainerVariable,
  drawingsSchema,
  type EnvVariable,
  envContractSchema,
  glossarySchema,
  type Term,
  type Thread,
  threadsSchema,
  type Versions,
  versionsSchema,
} from '../schema/reference.ts';
import { parseData } from './parse-data.ts';
import { createPlaceholderExpander } from './placeholders.ts';
import { buildVersionTables, type VersionTable } from './version-tables.ts';

const GLOSSARY_FILE = 'contracts/glossary.json';

/** A function of an SDK, with its parameters. */
export interface SdkFunction {
  sdk: 'python' | 'typescript';
  /** `observe`, `Prompts.get`, or a class for its constructor. */
  name: string;
  /** Where it is declared. */
  file: string;
  rows: Field[];
}

/** What tags look up: the glossary, the repository's threads, and data from the contracts. */
export interface Reference {
  glossary: Term[];
  names: CanonicalName[];
  threads: Thread[];
  env: EnvVariable[];
  containerEnv: ContainerVariable[];
  functions: SdkFunction[];
  /** The current versions, as text for readers. */
  versions?: Versions;
  /** Tables of versions by subject; empty if a contract is missing. */
  versionTables: Readonly<Record<string, VersionTable>>;
}

/** Reads all reference data; a missing file is an empty list, and tags that need it report that. */
export function readReference(root: string): Reference {
  const env = readIfExists(root, 'contracts/env.json', envContractSchema);
  const words = readIfExists(root, GLOSSARY_FILE, glossarySchema);
  return {
    glossary: words?.terms ?? [],
    names: words?.names ?? [],
    threads: readIfExists(root, 'content/data/github.json', threadsSchema)?.threads ?? [],
    env: env?.sdk ?? [],
    containerEnv: env?.containers ?? [],
    functions: [
      ...readFunctions(root, 'python', 'contracts/python/sightglass', /\.pyi$/, pythonSignatures),
      ...readFunctions(root, 'typescript', 'contracts/typescript', /\.d\.ts$/, typescriptSignatures),
    ],
    versions: readIfExists(root, 'contracts/versions.json', versionsSchema),
    versionTables: readVersionTables(root),
  };
}

function readVersionTables(root: string): Record<string, VersionTable> {
  const releases = readIfExists(root, 'contracts/versions.json', releasesSchema);
  const service = readIfExists(root, 'contracts/service.json', supportSchema);
  return releases && service ? buildVersionTables(releases, service.sdkSupport) : {};
}

function readFunctions(
  root: string,
  sdk: SdkFunction['sdk'],
  folder: string,
  ending: RegExp,
  read: (declarations: string) => Map<string, Field[]>,
): SdkFunction[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((name) => ending.test(name));
  return files.sort().flatMap((name) =>
    Array.from(read(readFileSync(join(path, name), 'utf8')), ([known, rows]) => ({
      sdk,
      name: known,
      file: `${folder}/${name}`,
      rows,
    })),
  );
}

/** The sources of `content/snippets/*.mdx` by name. */
export function readSnippets(root: string): Map<string, string> {
  const folder = join(root, 'content/snippets');
  if (!existsSync(folder)) return new Map();
  const expand = createPlaceholderExpander(root);
  const files = readdirSync(folder).filter((name) => name.endsWith('.mdx'));
  return new Map(
    files.sort().map((name) => [name.slice(0, -'.mdx'.length), expand(readFileSync(join(folder, name), 'utf8'))]),
  );
}

/** The existing drawings of diagrams. */
export function readDrawings(root: string): Drawings {
  return new Map(Object.entries(readIfExists(root, DRAWINGS_FILE, drawingsSchema) ?? {}));
}

function readIfExists<T>(root: string, file: string, schema: z.ZodType<T>): T | undefined {
  const path = join(root, file);
  return existsSync(path) ? parseData(readFileSync(path, 'utf8'), file, schema) : undefined;
}
