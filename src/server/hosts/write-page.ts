import type { OutputFolder } from '../../lib/output-folder.ts';
import type { SampleCheck } from '../../markdown/sample-check.ts';
import { markdownPath } from '../../source/page-markdown.ts';
import { getMarkdownDigest } from '../outputs/markdown-digest.ts';
import type { Production } from '../production.ts';
import type { ExportedPage } from '../saved-pages/export-record.ts';
import { folderFile, pageFile } from './page-file.ts';
import { type ResponseFile, requestFile, requestPage } from './request-file.ts';
import type { ServedFiles } from './served-headers.ts';

/** Where responses are written. */
export interface Output {
  out: OutputFolder;
  served: ServedFiles;
}

/** Renders a page and writes it in both formats. */
export async function writePage(
  path: string,
  { production, ...output }: Output & { production: Production },
): Promise<Omit<ExportedPage, 'key'>> {
  const { app, renderer, site } = production;
  const samples: Record<string, SampleCheck | null> = {};
  if (site.samples)
    site.samples.onFind = (key, check) => {
      samples[key] = check ?? null;
    };
  // Throws the fault of a page; a request would only return an error.
  await renderer.page(path, new URLSearchParams(), 'html');
  const page = await requestPage(app, path);
  const markdown = await requestFile(app, markdownPath(path));
  const names = [pageFile(path), folderFile(path)];
  writeResponse(page, output, names);
  writeResponse(markdown, output);
  const files = [...new Set([...names, markdown.file.slice(1)])].map((name) => output.out.describe(name));
  const digest = getMarkdownDigest(new TextDecoder().decode(markdown.bytes));
  return { samples, files, served: output.served.files.slice(-2), digest };
}

export function writeResponse(response: ResponseFile, { out, served }: Output, names = [response.file.slice(1)]): void {
  for (const name of new Set(names)) out.write(name, response.bytes);
  served.add(response);
}
