import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The hash of a file as the `integrity` attribute of scripts and styles has it. */
export function getIntegrity(file: string): string {
  return `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
}
