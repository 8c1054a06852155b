import { SPECULATION_RULES_PATH } from '../headers.ts';
import { getVersion, listOutputs } from '../outputs/output-groups.ts';
import type { Production } from '../production.ts';
import type { ExportRecord } from '../saved-pages/export-record.ts';
import { requestFile } from './request-file.ts';
import { type Output, writeResponse } from './write-page.ts';

/** The record's name for outputs that depend on all pages; no page has such a name. */
const ALL_PAGES = '*';

interface OutputsOutput extends Output {
  production: Production;
  record: ExportRecord;
  /** Changes with any page and every day. */
  key: string;
  /** True if the code has not changed since the last export. */
  sameCode: boolean;
}

/** Writes outputs that depend on all pages, such as feeds and the search index, if any page has changed or a new day has begun. */
export async function writeOutputs({ production, record, key, sameCode, ...output }: OutputsOutput): Promise<void> {
  const { out, served } = output;
  const { app, renderer, env } = production;
  const reused = record.reuse(ALL_PAGES, { key, samples: undefined, out });
  if (reused) {
    served.files.push(...reused);
    return;
  }
  const reuseFile = record.reuseFiles(ALL_PAGES, out);
  const first = served.files.length;
  const versions: Record<string, string> = {};
  // Files of one group are compressed while the next one is created.
  for await (const path of listOutputs({ renderer, env })) {
    const version = await getVersion(path, { renderer, env });
    if (version !== undefined) versions[path] = version;
    const unchanged = sameCode && version !== undefined ? reuseFile(path, version) : undefined;
    if (unchanged) served.files.push(unchanged);
    else writeResponse(await requestFile(app, path), output);
  }
  writeResponse(await requestFile(app, SPECULATION_RULES_PATH), output);
  const written = served.files.slice(first);
  const files = written.map(({ file }) => out.describe(file.slice(1)));
  record.add(ALL_PAGES, { key, samples: {}, served: written, files, versions });
}
