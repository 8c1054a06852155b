import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { COMPRESSED_EXTENSIONS } from './compress-folder.ts';

/** A file as it was when it was written. */
export interface WrittenFile {
  name: string;
  size: number;
  modified: number;
}

/** A folder that is written again and again: what has not changed keeps its compressed twins, what is gone is removed. */
export class OutputFolder {
  readonly #folder: string;
  /** Files of an earlier run that nobody has asked for yet. */
  readonly #left: Set<string>;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.#folder = folder;
    this.#left = new Set(filesBelow(folder));
  }

  /** Writes a file, unless it is there already. */
  write(file: string, content: Uint8Array | string): void {
    const path = join(this.#folder, file);
    const bytes = Buffer.from(content as Uint8Array);
    const kept = this.#left.delete(path) && bytes.equals(readFileSync(path));
    for (const twin of COMPRESSED_EXTENSIONS) {
      if (kept) this.#left.delete(path + twin);
      else rmSync(path + twin, { force: true });
    }
    if (kept) return;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }

  /** What is now known of a file in this folder. */
  describe(name: string): WrittenFile {
    const { size, mtimeMs: modified } = statSync(join(this.#folder, name));
    return { name, size, modified };
  }

  /** Leaves files as they are, if nobody has changed one since; otherwise none of them is kept. */
  keep(files: readonly WrittenFile[]): boolean {
    const isUnchanged = files.every((file) => {
      const path = join(this.#folder, file.name);
      if (!this.#left.has(path)) return false;
      const { size, modified } = this.describe(file.name);
      return size === file.size && modified === file.modified;
    });
    if (!isUnchanged) return false;
    for (const { name } of files)
      for (const ending of ['', ...COMPRESSED_EXTENSIONS]) this.#left.delete(join(this.#folder, name + ending));
    return true;
  }

  /** The text of a file, or undefined where there is none. */
  read(name: string): string | undefined {
    const path = join(this.#folder, name);
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  }

  /** Copies a whole folder, without what starts with a dot. */
  copy(folder: string): void {
    for (const path of filesBelow(folder).sort()) {
      const file = relative(folder, path);
      if (!file.startsWith('.')) this.write(file, readFileSync(path));
    }
  }

  /** Removes what an earlier run left and this one did not write. */
  removeRest(): void {
    for (const path of this.#left) rmSync(path, { force: true });
    this.#left.clear();
  }
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
