import { join } from 'node:path';
import { FaultError } from '../lib/fault.ts';
import { SPECULATION_RULES_PATH } from '../server/headers.ts';
import { configFiles } from '../server/hosts/config-files.ts';
import { folderFile, pageFile } from '../server/hosts/page-file.ts';
import { type ResponseFile, requestFile, requestHeaders, requestPage } from '../server/hosts/request-file.ts';
import type { ServedFile } from '../server/hosts/served-headers.ts';
import { outputPaths } from '../server/outputs/families.ts';
import { productionApp } from '../server/production.ts';
import { StaticFiles } from '../server/static.ts';
import { markdownPath } from '../source/page-markdown.ts';
import { compressFolder, FAST_COMPRESSION } from './compress.ts';
import { OutputFolder } from './output-folder.ts';

interface ExportOptions {
  root: string;
  outDir: string;
  forceRedirects?: boolean;
}

/** Writes the whole site as static files, by asking the server for every page. */
export async function exportSite({ root, outDir, forceRedirects = false }: ExportOptions): Promise<{ pages: number }> {
  const { app, site, env, renderer } = productionApp({ root, logLevel: 'off', endpoints: false });
  if (site.faults.length > 0) throw new FaultError(site.faults);
  const out = new OutputFolder(join(root, outDir));
  const client = join(root, 'dist/client');
  out.copy(client);
  const served: ServedFile[] = await requestHeaders(app, new StaticFiles(client).paths);
  const paths = [...site.pages.keys(), ...site.coded.keys()].sort();
  const write = ({ file, headers, bytes }: ResponseFile, names = new Set([file.slice(1)])) => {
    for (const name of names) out.write(name, bytes);
    served.push({ file, headers });
  };
  for (const path of paths) {
    // Throws what is wrong with a page, in words for its author; the server would only answer that something is.
    await renderer.page(path, new URLSearchParams(), 'html');
    write(await requestPage(app, path), new Set([pageFile(path), folderFile(path)]));
    write(await requestFile(app, markdownPath(path)));
  }
  for (const path of [...(await outputPaths({ renderer, env })), SPECULATION_RULES_PATH])
    write(await requestFile(app, path));
  for (const [name, text] of configFiles({ site, env, served, forceRedirects })) out.write(name, text);
  out.removeRest();
  // Only configured hosts use compressed files, and they never use the copies in folders.
  const copies = new Set(
    [...paths, ...site.redirects.keys()]
      .filter((path) => path !== '/')
      .map((path) => join(root, outDir, folderFile(path))),
  );
  compressFolder(join(root, outDir), FAST_COMPRESSION, (file) => !copies.has(file));
  return { pages: paths.length };
}
