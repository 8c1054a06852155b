import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { DRAWINGS_FILE, type Drawings } from '../markdown/diagrams.ts';
import { parseYaml } from '../markdown/front-matter.ts';
import {
  type ContainerVariable,
  drawingsSchema,
  type EnvVariable,
  envContractSchema,
  glossarySchema,
  type SpelledName,
  type Term,
  type Thread,
  threadsSchema,
  type Versions,
  versionsSchema,
} from '../schema/reference.ts';

/** Where the words of the platform are kept. */
const GLOSSARY_FILE = 'contracts/glossary.json';

/** What tags look up: the glossary, the repository's threads, and what the contracts promise. */
export interface Reference {
  glossary: Term[];
  /** Names with one right spelling. */
  names: SpelledName[];
  threads: Thread[];
  env: EnvVariable[];
  containerEnv: ContainerVariable[];
  /** What is current, in words for readers. */
  versions?: Versions;
}

/** Reads what there is; a file that is missing is an empty list, and a tag that needs it says so. */
export function readReference(root: string): Reference {
  const env = readIfThere(root, 'contracts/env.json', envContractSchema);
  const words = readIfThere(root, GLOSSARY_FILE, glossarySchema);
  return {
    glossary: words?.terms ?? [],
    names: words?.names ?? [],
    threads: readIfThere(root, 'content/data/github.json', threadsSchema)?.threads ?? [],
    env: env?.sdk ?? [],
    containerEnv: env?.containers ?? [],
    versions: readIfThere(root, 'contracts/versions.json', versionsSchema),
  };
}

/** The sources of `content/snippets/*.mdx` by name. */
export function readSnippets(root: string): Map<string, string> {
  const folder = join(root, 'content/snippets');
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder).filter((name) => name.endsWith('.mdx'));
  return new Map(files.sort().map((name) => [name.slice(0, -'.mdx'.length), readFileSync(join(folder, name), 'utf8')]));
}

/** The drawings of diagrams that have been made. */
export function readDrawings(root: string): Drawings {
  return new Map(Object.entries(readIfThere(root, DRAWINGS_FILE, drawingsSchema) ?? {}));
}

function readIfThere<T>(root: string, file: string, schema: z.ZodType<T>): T | undefined {
  const path = join(root, file);
  return existsSync(path) ? parseYaml(readFileSync(path, 'utf8'), file, schema) : undefined;
}
