import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Hono } from 'hono';
import { FaultError } from '../lib/fault.ts';
import { SPECULATION_RULES_PATH } from '../server/headers.ts';
import { productionApp } from '../server/production.ts';
import { compressFolder } from './compress.ts';
import { headersFile, redirectsFile } from './host-files.ts';

/** Writes the whole site as static files, by asking the server for every page. */
export async function exportSite({ root, outDir }: { root: string; outDir: string }): Promise<{ pages: number }> {
  const { app, site } = productionApp({ root, logLevel: 'error' });
  if (site.faults.length > 0) throw new FaultError(site.faults);
  const out = join(root, outDir);
  rmSync(out, { recursive: true, force: true });
  cpSync(join(root, 'dist/client'), out, { recursive: true, filter: (path) => !path.includes('.vite') });
  const paths = [...site.pages.keys(), ...site.coded.keys()].sort();
  for (const path of paths) await writePage(app, path, out, path === '/' ? 'index.html' : `${path.slice(1)}.html`, 200);
  await writePage(app, '/404', out, '404.html', 404);
  await writePage(app, SPECULATION_RULES_PATH, out, SPECULATION_RULES_PATH.slice(1), 200);
  writeFileSync(join(out, '_headers'), headersFile());
  writeFileSync(join(out, '_redirects'), redirectsFile(site.redirects));
  compressFolder(out);
  return { pages: paths.length };
}

async function writePage(app: Hono, path: string, out: string, file: string, status: number): Promise<void> {
  const response = await app.request(path);
  if (response.status !== status)
    throw new Error(`${path} answered ${response.status}: ${(await response.text()).slice(0, 300)}`);
  const target = join(out, file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, new Uint8Array(await response.arrayBuffer()));
}
