import { join } from 'node:path';
import type { Hono } from 'hono';
import { FaultError } from '../lib/fault.ts';
import { SPECULATION_RULES_PATH } from '../server/headers.ts';
import { headersFile, redirectsFile } from '../server/host-files.ts';
import { outputPaths } from '../server/outputs/families.ts';
import { notebookHeaders } from '../server/outputs/notebook-files.ts';
import { productionApp } from '../server/production.ts';
import type { Renderer } from '../server/renderer.tsx';
import { markdownPath } from '../source/page-markdown.ts';
import { compressFolder, FAST } from './compress.ts';
import { OutputFolder } from './output-folder.ts';

/** Writes the whole site as static files, by asking the server for every page. */
export async function exportSite({ root, outDir }: { root: string; outDir: string }): Promise<{ pages: number }> {
  const { app, site, env, renderer } = productionApp({ root, logLevel: 'off', endpoints: false });
  if (site.faults.length > 0) throw new FaultError(site.faults);
  const out = new OutputFolder(join(root, outDir));
  out.copy(join(root, 'dist/client'));
  const paths = [...site.pages.keys(), ...site.coded.keys()].sort();
  for (const path of paths) {
    await stopAtFaults(renderer, path);
    out.write(path === '/' ? 'index.html' : `${path.slice(1)}.html`, await ask(app, path));
    out.write(markdownPath(path).slice(1), await ask(app, markdownPath(path)));
  }
  const derived = [...(await outputPaths({ renderer, env })), SPECULATION_RULES_PATH];
  for (const path of derived) out.write(path.slice(1), await ask(app, path));
  out.write('_headers', headersFile(env, notebookHeaders(site)));
  out.write('_redirects', redirectsFile(site.redirects));
  out.removeRest();
  compressFolder(join(root, outDir), FAST);
  return { pages: paths.length };
}

/** Throws what is wrong with a page, in words for its author; the server would only answer that something is. */
async function stopAtFaults(renderer: Renderer, path: string): Promise<void> {
  await renderer.page(path, new URLSearchParams(), 'html');
}

async function ask(app: Hono, path: string): Promise<Uint8Array> {
  const response = await app.request(path);
  if (response.status !== 200)
    throw new Error(`${path} answered ${response.status}: ${(await response.text()).slice(0, 300)}`);
  return new Uint8Array(await response.arrayBuffer());
}
