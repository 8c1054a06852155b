import { join } from 'node:path';
import type { Hono } from 'hono';
import { FaultError } from '../lib/fault.ts';
import { SPECULATION_RULES_PATH } from '../server/headers.ts';
import { caddyFile } from '../server/hosts/caddy.ts';
import { headerRules } from '../server/hosts/header-rules.ts';
import { headersFile, redirectsFile } from '../server/hosts/host-files.ts';
import { movedPage } from '../server/hosts/moved-page.ts';
import { nginxFile } from '../server/hosts/nginx.ts';
import { hostHeaders, type ServedFile } from '../server/hosts/served-headers.ts';
import { outputPaths } from '../server/outputs/families.ts';
import { notebookHeaders } from '../server/outputs/notebook-files.ts';
import { type Production, productionApp } from '../server/production.ts';
import type { Renderer } from '../server/renderer.tsx';
import { StaticFiles } from '../server/static.ts';
import { markdownPath } from '../source/page-markdown.ts';
import { compressFolder, FAST } from './compress.ts';
import { OutputFolder } from './output-folder.ts';
import { folderFile, pageFile } from './page-file.ts';

const NOT_FOUND_PATH = '/404';

interface ExportOptions {
  root: string;
  outDir: string;
  /** True on Netlify, which needs a mark on redirects from paths where a file lies. */
  forceRedirects?: boolean;
}

/** Writes the whole site as static files, by asking the server for every page. */
export async function exportSite({ root, outDir, forceRedirects = false }: ExportOptions): Promise<{ pages: number }> {
  const production = productionApp({ root, logLevel: 'off', endpoints: false });
  const { app, site, env, renderer } = production;
  if (site.faults.length > 0) throw new FaultError(site.faults);
  const folder = join(root, outDir);
  const out = new OutputFolder(folder);
  const served = await copyClient(app, out, join(root, 'dist/client'));
  const paths = [...site.pages.keys(), ...site.coded.keys()].sort();
  for (const path of paths) served.push(...(await writePage(production, out, path)));
  for (const path of [...(await outputPaths({ renderer, env })), SPECULATION_RULES_PATH])
    served.push(await writeFile(app, out, path));
  for (const [from, { to }] of site.redirects) out.write(folderFile(from), movedPage(to, env.siteUrl));
  writeHostFiles(production, out, served, forceRedirects);
  out.removeRest();
  compressFolder(folder, FAST, withoutCopies(folder, paths, site.redirects.keys()));
  return { pages: paths.length };
}

/** Hosts without a configuration use no compressed files: the copies for them need none. */
function withoutCopies(folder: string, paths: readonly string[], moved: Iterable<string>): (file: string) => boolean {
  const copied = [...paths.filter((path) => path !== '/'), ...moved];
  const copies = new Set(copied.map((path) => join(folder, folderFile(path))));
  return (file) => !copies.has(file);
}

/** Copies the files of the bundle and asks the server for their headers. */
async function copyClient(app: Hono, out: OutputFolder, client: string): Promise<ServedFile[]> {
  out.copy(client);
  const served: ServedFile[] = [];
  for (const file of new StaticFiles(client).paths)
    served.push({ file, headers: headersOf(await app.request(file, { method: 'HEAD' })) });
  return served;
}

async function writePage({ app, renderer }: Production, out: OutputFolder, path: string): Promise<ServedFile[]> {
  await stopAtFaults(renderer, path);
  const { bytes, headers } = await ask(app, path);
  out.write(pageFile(path), bytes);
  if (path !== '/') out.write(folderFile(path), bytes);
  // Hosts serve this file in place of pages that do not exist.
  const sent = path === NOT_FOUND_PATH ? headersOf(await app.request(`${path}/missing`)) : headers;
  return [{ file: `/${pageFile(path)}`, headers: sent }, await writeFile(app, out, markdownPath(path))];
}

async function writeFile(app: Hono, out: OutputFolder, path: string): Promise<ServedFile> {
  const { bytes, headers } = await ask(app, path);
  out.write(path.slice(1), bytes);
  return { file: path, headers };
}

/** Writes the configuration of hosts; names with an underscore in front are for hosts and not for visitors. */
function writeHostFiles({ site, env }: Production, out: OutputFolder, served: ServedFile[], force: boolean): void {
  const headers = hostHeaders(headerRules(env), served);
  out.write('_headers', headersFile(env, notebookHeaders(site)));
  out.write('_redirects', redirectsFile(site.redirects, { force }));
  out.write('_nginx.conf', nginxFile(headers, site.redirects));
  out.write('_Caddyfile', caddyFile(headers, site.redirects));
}

/** Throws what is wrong with a page, in words for its author; the server would only answer that something is. */
async function stopAtFaults(renderer: Renderer, path: string): Promise<void> {
  await renderer.page(path, new URLSearchParams(), 'html');
}

async function ask(app: Hono, path: string): Promise<{ bytes: Uint8Array; headers: ServedFile['headers'] }> {
  const response = await app.request(path);
  if (response.status !== 200)
    throw new Error(`${path} answered ${response.status}: ${(await response.text()).slice(0, 300)}`);
  return { bytes: new Uint8Array(await response.arrayBuffer()), headers: headersOf(response) };
}

const headersOf = ({ headers }: Response): ServedFile['headers'] => Object.fromEntries(headers);
