import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Returns the hash of a file for the `integrity` attribute of scripts and styles. */
export function getIntegrity(file: string): string {
  return `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;
}
