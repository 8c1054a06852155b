import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import type { OutputFolder, WrittenFile } from '../../lib/output-folder.ts';
import type { SampleCheck, SampleResults } from '../../markdown/sample-check.ts';
import type { FileHeaders } from '../hosts/served-headers.ts';
import type { MarkdownDigest } from '../outputs/markdown-digest.ts';

/** What an export wrote for a page, and what it depended on. */
export interface ExportedPage {
  key: string;
  /** The check that each sample of the page has passed, by the sample's key; null if it has passed none. */
  samples: Record<string, SampleCheck | null>;
  served: FileHeaders[];
  files: WrittenFile[];
  /** What is known of the page's Markdown. */
  digest?: MarkdownDigest;
  /** Versions of the files that have one, by path. */
  versions?: Record<string, string>;
}

type Pages = Record<string, ExportedPage>;

/** Returns the path of the record of an output folder, without an extension. */
export function recordName(root: string, outDir: string): string {
  const name = createHash('sha256').update(outDir).digest('hex').slice(0, 16);
  return join(root, '.cache', `export-${name}`);
}

/** Throws for a folder with files that no export wrote, because an export would remove them. */
export function requireOwnFolder(root: string, outDir: string): void {
  const folder = resolve(root, outDir);
  const isKnown = folder.startsWith(join(root, 'dist') + sep) || existsSync(`${recordName(root, outDir)}.json`);
  if (isKnown || !existsSync(folder) || readdirSync(folder).length === 0) return;
  throw new Error(`${outDir} has files that no export wrote, and an export would remove them. Choose an empty folder.`);
}

/** Records what was exported to a folder, so that the next export writes only what has changed. */
export class ExportRecord {
  readonly #file: string;
  readonly #previous: Pages;
  readonly #pages: Pages = {};

  constructor(root: string, outDir: string) {
    this.#file = `${recordName(root, outDir)}.json`;
    this.#previous = readPages(this.#file);
  }

  /** Returns the headers of a page if its files in the folder are up to date; undefined if they must be written. */
  reuse(
    path: string,
    { key, samples, out }: { key: string; samples: SampleResults | undefined; out: OutputFolder },
  ): FileHeaders[] | undefined {
    const page = this.#previous[path];
    if (page?.key !== key) return undefined;
    if (Object.entries(page.samples).some(([sample, check]) => (samples?.byKey?.(sample) ?? null) !== check))
      return undefined;
    if (!out.keep(page.files)) return undefined;
    this.#pages[path] = page;
    return page.served;
  }

  /** Does the same for single files with a version that were recorded together, even if others of them have changed. */
  reuseFiles(path: string, out: OutputFolder): (file: string, version: string) => FileHeaders | undefined {
    const page = this.#previous[path];
    const served = new Map(page?.served.map((headers) => [headers.file, headers]));
    const written = new Map(page?.files.map((file) => [`/${file.name}`, file]));
    return (file, version) => {
      const recorded = page?.versions?.[file] === version ? written.get(file) : undefined;
      return recorded && out.keep([recorded]) ? served.get(file) : undefined;
    };
  }

  /** Returns what is known of the Markdown of a page that is up to date. */
  getDigest(path: string): MarkdownDigest | undefined {
    return this.#pages[path]?.digest;
  }

  add(path: string, page: ExportedPage): void {
    this.#pages[path] = page;
  }

  /** Called at the end of an export, so that an interrupted export is not recorded. */
  save(): void {
    try {
      mkdirSync(dirname(this.#file), { recursive: true });
      writeFileSync(`${this.#file}.part`, JSON.stringify(this.#pages));
      renameSync(`${this.#file}.part`, this.#file);
    } catch {
      // Without a record, the next export writes everything again.
    }
  }
}

function readPages(file: string): Pages {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
