import { join, resolve } from 'node:path';
import { compressFolder, FAST_COMPRESSION } from '../lib/compress-folder.ts';
import { FaultError } from '../lib/fault.ts';
import { OutputFolder } from '../lib/output-folder.ts';
import type { SampleCheck } from '../markdown/sample-check.ts';
import { SPECULATION_RULES_PATH } from '../server/headers.ts';
import { configFiles } from '../server/hosts/config-files.ts';
import { folderFile, pageFile } from '../server/hosts/page-file.ts';
import { type ResponseFile, requestFile, requestHeaders, requestPage } from '../server/hosts/request-file.ts';
import type { ServedFile } from '../server/hosts/served-headers.ts';
import { outputPaths } from '../server/outputs/families.ts';
import { type Production, productionApp } from '../server/production.ts';
import { lockExport } from '../server/saved-pages/export-lock.ts';
import { ExportRecord, recordName, requireOwnFolder } from '../server/saved-pages/export-record.ts';
import { type OpenedPages, openSavedPages } from '../server/saved-pages/saved-pages.ts';
import { StaticFiles } from '../server/static.ts';
import { markdownPath } from '../source/page-markdown.ts';

interface ExportOptions {
  root: string;
  /** A path from the root, or an absolute one. */
  outDir: string;
  forceRedirects?: boolean;
}

/** How many pages were written, and how many of them had to be drawn. */
interface ExportCount {
  pages: number;
  drawn: number;
}

/** Writes the whole site as static files, by asking the server for every page that has changed since the last export. */
export async function exportSite(options: ExportOptions): Promise<ExportCount> {
  requireOwnFolder(options.root, options.outDir);
  const unlock = lockExport(`${recordName(options.root, options.outDir)}.lock`, options.outDir);
  try {
    return await writeSite(options);
  } finally {
    unlock();
  }
}

async function writeSite({ root, outDir, forceRedirects = false }: ExportOptions): Promise<ExportCount> {
  const folder = resolve(root, outDir);
  const out = new OutputFolder(folder);
  const saved = openSavedPages(root);
  const production = productionApp({ root, logLevel: 'off', endpoints: false, openSaved: saved.open });
  const { app, site, env } = production;
  if (site.faults.length > 0) throw new FaultError(site.faults);
  const client = join(root, 'dist/client');
  out.copy(client);
  const served: ServedFile[] = await requestHeaders(app, new StaticFiles(client).paths);
  const paths = [...site.pages.keys(), ...site.coded.keys()].sort();
  const record = new ExportRecord(root, outDir);
  const drawn = await exportPages(paths, { production, saved, out, served, record });
  // From here on, files that are made of all pages read them where they were written.
  saved.readMarkdown((path) => out.read(markdownPath(path).slice(1)));
  await exportOutputs(paths, { production, saved, out, served, record });
  record.save();
  for (const [name, text] of configFiles({ site, env, served, forceRedirects })) out.write(name, text);
  out.removeRest();
  saved.keepOnly(paths);
  // Only configured hosts use compressed files, and they never use the copies in folders.
  const copies = new Set(
    [...paths, ...site.redirects.keys()].filter((path) => path !== '/').map((path) => join(folder, folderFile(path))),
  );
  await compressFolder(folder, FAST_COMPRESSION, (file) => !copies.has(file));
  return { pages: paths.length, drawn };
}

interface Output {
  out: OutputFolder;
  /** Every file of the export with its headers. */
  served: ServedFile[];
}

interface PageOutput extends Output {
  production: Production;
  saved: OpenedPages;
  record: ExportRecord;
}

/** Writes the pages that are not there as they should be; returns how many. */
async function exportPages(paths: readonly string[], { record, ...output }: PageOutput): Promise<number> {
  const { out, served, saved, production } = output;
  const { samples } = production.site;
  let drawn = 0;
  for (const path of paths) {
    const key = saved.keyOf(path);
    const kept = record.keep(path, { key, samples, out });
    if (kept) {
      served.push(...kept);
      continue;
    }
    drawn += 1;
    record.add(path, { key, ...(await exportPage(path, output)) });
  }
  return drawn;
}

/** The name under which the record has the files that are made of all pages; no page has it. */
const ALL_PAGES = '*';

/** Writes what is made of all pages, such as feeds and the search index, if any page has changed or a new day has begun. */
async function exportOutputs(paths: readonly string[], { record, ...output }: PageOutput): Promise<void> {
  const { out, served, saved, production } = output;
  const { app, renderer, env } = production;
  const key = saved.keyOfAll(paths);
  const kept = record.keep(ALL_PAGES, { key, samples: undefined, out });
  if (kept) {
    served.push(...kept);
    return;
  }
  const first = served.length;
  for (const path of [...(await outputPaths({ renderer, env })), SPECULATION_RULES_PATH])
    writeResponse(await requestFile(app, path), output);
  const written = served.slice(first);
  const files = written.map(({ file }) => out.describe(file.slice(1)));
  record.add(ALL_PAGES, { key, samples: {}, served: written, files });
}

/** Draws and writes a page in both formats. */
async function exportPage(path: string, { production, ...output }: Omit<PageOutput, 'record'>) {
  const { app, renderer, site } = production;
  const samples: Record<string, SampleCheck | null> = {};
  if (site.samples)
    site.samples.onFind = (key, check) => {
      samples[key] = check ?? null;
    };
  // Throws what is wrong with a page, in words for its author; the server would only answer that something is.
  await renderer.page(path, new URLSearchParams(), 'html');
  const page = await requestPage(app, path);
  const markdown = await requestFile(app, markdownPath(path));
  const names = [pageFile(path), folderFile(path)];
  writeResponse(page, output, names);
  writeResponse(markdown, output);
  const files = [...new Set([...names, markdown.file.slice(1)])].map((name) => output.out.describe(name));
  return { samples, files, served: output.served.slice(-2) };
}

function writeResponse(response: ResponseFile, { out, served }: Output, names = [response.file.slice(1)]): void {
  const { file, headers, bytes } = response;
  for (const name of new Set(names)) out.write(name, bytes);
  served.push({ file, headers });
}
