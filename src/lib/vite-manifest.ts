import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The output files of one source file. */
export interface ManifestEntry {
  file: string;
  isEntry?: boolean;
  css?: string[];
  assets?: string[];
}

/** Reads the manifest of a bundle: the output by source file. */
export function readManifest(bundleDir: string): Record<string, ManifestEntry> {
  return JSON.parse(readFileSync(join(bundleDir, '.vite/manifest.json'), 'utf8'));
}
