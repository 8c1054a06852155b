import { join, resolve } from 'node:path';
import { Compressor, FAST_COMPRESSION } from '../lib/compress-folder.ts';
import { FaultError } from '../lib/fault.ts';
import { OutputFolder } from '../lib/output-folder.ts';
import { SPECULATION_RULES_PATH } from '../server/headers.ts';
import { configFiles } from '../server/hosts/config-files.ts';
import { folderFile } from '../server/hosts/page-file.ts';
import { requestFile, requestHeaders } from '../server/hosts/request-file.ts';
import { ServedFiles } from '../server/hosts/served-headers.ts';
import { type Output, writePage, writeResponse } from '../server/hosts/write-page.ts';
import { listOutputs } from '../server/outputs/families.ts';
import { type Production, productionApp } from '../server/production.ts';
import { lockExport } from '../server/saved-pages/export-lock.ts';
import { ExportRecord, recordName, requireOwnFolder } from '../server/saved-pages/export-record.ts';
import { type OpenedPages, openSavedPages } from '../server/saved-pages/saved-pages.ts';
import { StaticFiles } from '../server/static.ts';
import { SEARCH_HASHED_FOLDER, SEARCH_INDEX_PATH } from '../site/search.ts';
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
  const drawn = await exportPages(paths, output);
  // From here on, files that are made of all pages read them where they were written.
  saved.readMarkdown((path) => out.read(markdownPath(path).slice(1)));
  await exportOutputs(paths, { ...output, sameCode });
  record.save();
  for (const [name, text] of configFiles({ site, env, served, forceRedirects })) out.write(name, text);
  saved.save(paths);
  await compressor.finish();
  out.removeRest();
  return { pages: paths.length, drawn };
}

/** Where files are whose names stand for their bytes. */
const NAMED_BY_CONTENT = `${SEARCH_INDEX_PATH}${SEARCH_HASHED_FOLDER}`;

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
    const key = saved.getKey(path);
    const kept = record.keep(path, { key, samples, out });
    if (kept) {
      served.files.push(...kept);
      continue;
    }
    drawn += 1;
    record.add(path, { key, ...(await writePage(path, output)) });
  }
  return drawn;
}

/** The names under which the record has the files of the bundle, and those that are made of all pages; no page has them. */
const CLIENT = '*client';
const ALL_PAGES = '*';

/** Copies the files of the bundle. Returns true if the code is that of the last export. */
async function exportClient(client: string, { production, saved, out, served, record }: PageOutput): Promise<boolean> {
  const key = saved.getCodeKey();
  const kept = record.keep(CLIENT, { key, samples: undefined, out });
  if (kept) {
    served.files.push(...kept);
    return true;
  }
  out.removeTwins();
  const files = out.copy(client).map((name) => out.describe(name));
  const copied = (await requestHeaders(production.app, new StaticFiles(client).paths)).map((file) => served.add(file));
  record.add(CLIENT, { key, samples: {}, served: copied, files });
  return false;
}

/** Writes what is made of all pages, such as feeds and the search index, if any page has changed or a new day has begun. */
async function exportOutputs(
  paths: readonly string[],
  { record, sameCode, ...output }: PageOutput & { sameCode: boolean },
): Promise<void> {
  const { out, served, saved, production } = output;
  const { app, renderer, env } = production;
  const key = saved.getSharedKey(paths);
  const kept = record.keep(ALL_PAGES, { key, samples: undefined, out });
  if (kept) {
    served.files.push(...kept);
    return;
  }
  const keepFile = record.keepFiles(ALL_PAGES, out);
  const first = served.files.length;
  // Files of one family are compressed while the next one is made.
  for await (const path of listOutputs({ renderer, env })) {
    const known = sameCode && path.startsWith(NAMED_BY_CONTENT) ? keepFile(path) : undefined;
    if (known) served.files.push(known);
    else writeResponse(await requestFile(app, path), output);
  }
  writeResponse(await requestFile(app, SPECULATION_RULES_PATH), output);
  const written = served.files.slice(first);
  const files = written.map(({ file }) => out.describe(file.slice(1)));
  record.add(ALL_PAGES, { key, samples: {}, served: written, files });
}
