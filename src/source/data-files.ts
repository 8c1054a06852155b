import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { FaultError } from '../lib/fault.ts';
import { parseYaml } from '../markdown/front-matter.ts';
import {
  type Author,
  type FooterGroups,
  footerSchema,
  type Plan,
  plansSchema,
  type Redirect,
  redirectsSchema,
  teamSchema,
} from '../schema/data.ts';

/** The site's data files, checked. */
export interface SiteData {
  team: Author[];
  plans: Plan[];
  footer: FooterGroups;
  redirects: Redirect[];
}

/** Reads and checks `content/data/*.json`. Throws a FaultError that names the file. */
export function readDataFiles(root: string): SiteData {
  return {
    team: readJson(root, 'team', teamSchema),
    plans: readJson(root, 'plans', plansSchema),
    footer: readJson(root, 'footer', footerSchema),
    redirects: readJson(root, 'redirects', redirectsSchema),
  };
}

function readJson<T>(root: string, name: string, schema: z.ZodType<T>): T {
  const file = `content/data/${name}.json`;
  let source: string;
  try {
    source = readFileSync(join(root, file), 'utf8');
  } catch {
    throw new FaultError([
      { file, problem: 'The file cannot be read.', remedy: 'Restore it, and check that this user may read it.' },
    ]);
  }
  // JSON is YAML, and the YAML reader knows lines.
  return parseYaml(source, file, schema);
}
