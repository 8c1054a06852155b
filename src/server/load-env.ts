import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { unknownVariables } from '../site/unknown-env.ts';

/** Adds the variables of `.env` to the environment, which wins where both have one, and returns what looks misspelt. */
export function loadEnv(root: string, env: NodeJS.ProcessEnv): string[] {
  const file = join(root, '.env');
  const written = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  for (const [name, value] of Object.entries(written)) env[name] ??= value;
  return unknownVariables(Object.keys(env), new Set(Object.keys(written)));
}
