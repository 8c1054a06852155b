import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import type { OutputFolder, WrittenFile } from '../../lib/output-folder.ts';
import type { SampleCheck, SampleResults } from '../../markdown/sample-check.ts';
import type { FileHeaders } from '../hosts/served-headers.ts';

/** What an export wrote for a page, and what it depended on. */
export interface ExportedPage {
  key: string;
  /** What was checked in each sample that the page shows, by the sample's key; null where it had passed no check. */
  samples: Record<string, SampleCheck | null>;
  served: FileHeaders[];
  files: WrittenFile[];
}

type Pages = Record<string, ExportedPage>;

/** Where the record of an output folder lies, without its ending. */
export function recordName(root: string, outDir: string): string {
  const name = createHash('sha256').update(outDir).digest('hex').slice(0, 16);
  return join(root, '.cache', `export-${name}`);
}

/** An export removes files that it did not write, so somebody else's folder is refused. */
export function requireOwnFolder(root: string, outDir: string): void {
  const folder = resolve(root, outDir);
  const isKnown = folder.startsWith(join(root, 'dist') + sep) || existsSync(`${recordName(root, outDir)}.json`);
  if (isKnown || !existsSync(folder) || readdirSync(folder).length === 0) return;
  throw new Error(`${outDir} has files that no export wrote, and an export would remove them. Name an empty folder.`);
}

/** Remembers what was exported to a folder, so that the next export writes only what has changed. */
export class ExportRecord {
  readonly #file: string;
  readonly #earlier: Pages;
  readonly #pages: Pages = {};

  constructor(root: string, outDir: string) {
    this.#file = `${recordName(root, outDir)}.json`;
    this.#earlier = readPages(this.#file);
  }

  /** The headers of a page whose files lie in the folder as an export would write them now; undefined where it has to write them. */
  keep(
    path: string,
    { key, samples, out }: { key: string; samples: SampleResults | undefined; out: OutputFolder },
  ): FileHeaders[] | undefined {
    const page = this.#earlier[path];
    if (page?.key !== key) return undefined;
    if (Object.entries(page.samples).some(([sample, check]) => (samples?.byKey?.(sample) ?? null) !== check))
      return undefined;
    if (!out.keep(page.files)) return undefined;
    this.#pages[path] = page;
    return page.served;
  }

  /** The same for each of several files that were recorded together, whatever has become of the others. */
  keepFiles(path: string, out: OutputFolder): (file: string) => FileHeaders | undefined {
    const page = this.#earlier[path];
    const served = new Map(page?.served.map((one) => [one.file, one]));
    const written = new Map(page?.files.map((one) => [`/${one.name}`, one]));
    return (file) => {
      const known = written.get(file);
      return known && out.keep([known]) ? served.get(file) : undefined;
    };
  }

  add(path: string, page: ExportedPage): void {
    this.#pages[path] = page;
  }

  /** Comes last in an export: what was cut short is not remembered. */
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
