import { join, resolve } from 'node:path';
import { Compressor, FAST_COMPRESSION } from '../lib/compress-folder.ts';
import { FaultError } from '../lib/fault.ts';
import { OutputFolder } from '../lib/output-folder.ts';
import { configFiles } from '../server/hosts/config-files.ts';
import { folderFile } from '../server/hosts/page-file.ts';
import { requestHeaders } from '../server/hosts/request-file.ts';
import { ServedFiles } from '../server/hosts/served-headers.ts';
import { writeOutputs } from '../server/hosts/write-outputs.ts';
import { type Output, writePage } from '../server/hosts/write-page.ts';
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

/** How many pages the export contains, and how many of them had to be rendered. */
interface ExportCount {
  pages: number;
  rendered: number;
}

/** Writes the whole site as static files, by requesting every page that has changed since the last export from the server. */
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
  const compressor = new Compressor(FAST_COMPRESSION, (path) => !copies.has(path));
  const copies = new Set<string>();
  const out = new OutputFolder(folder, (path) => compressor.add(path));
  const saved = openSavedPages(root);
  const production = productionApp({ root, logLevel: 'off', endpoints: false, saved });
  const { site, env } = production;
  if (site.faults.length > 0) throw new FaultError(site.faults);
  const paths = [...site.pages.keys(), ...site.coded.keys()].sort();
  // Only configured hosts use compressed files, and they never use the copies in folders.
  for (const path of [...paths, ...site.redirects.keys()]) if (path !== '/') copies.add(join(folder, folderFile(path)));
  const record = new ExportRecord(root, outDir);
  const served = new ServedFiles(env);
  const output = { production, saved, out, served, record };
  const sameCode = await exportClient(join(root, 'dist/client'), output);
  const rendered = await exportPages(paths, output);
  // From here on, outputs that contain all pages read them from the export.
  saved.setWritten({
    read: (path) => out.read(markdownPath(path).slice(1)),
    getDigest: (path) => record.getDigest(path),
  });
  await writeOutputs({ ...output, key: saved.getSharedKey(paths), sameCode });
  record.save();
  for (const [name, text] of configFiles({ site, env, served, forceRedirects })) out.write(name, text);
  saved.save(paths);
  await compressor.finish();
  out.removeRest();
  return { pages: paths.length, rendered };
}

interface PageOutput extends Output {
  production: Production;
  saved: OpenedPages;
  record: ExportRecord;
}

/** Writes the pages that are new or changed; returns how many. */
async function exportPages(paths: readonly string[], { record, ...output }: PageOutput): Promise<number> {
  const { out, served, saved, production } = output;
  const { samples } = production.site;
  let rendered = 0;
  for (const path of paths) {
    const key = saved.getKey(path);
    const reused = record.reuse(path, { key, samples, out });
    if (reused) {
      served.files.push(...reused);
      continue;
    }
    rendered += 1;
    record.add(path, { key, ...(await writePage(path, output)) });
  }
  return rendered;
}

/** The record's name for the files of the bundle; no page has such a name. */
const CLIENT = '*client';

/** Copies the files of the bundle. Returns true if the code has not changed since the last export. */
async function exportClient(client: string, { production, saved, out, served, record }: PageOutput): Promise<boolean> {
  const key = saved.getCodeKey();
  const reused = record.reuse(CLIENT, { key, samples: undefined, out });
  if (reused) {
    served.files.push(...reused);
    return true;
  }
  out.removeCompressed();
  const files = out.copy(client).map((name) => out.describe(name));
  const copied = (await requestHeaders(production.app, new StaticFiles(client).paths)).map((file) => served.add(file));
  record.add(CLIENT, { key, samples: {}, served: copied, files });
  return false;
}
