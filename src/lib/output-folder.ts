import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { COMPRESSED_EXTENSIONS } from './compress-folder.ts';
import { listFiles } from './list-files.ts';

/** A file as it was when it was written. */
export interface WrittenFile {
  name: string;
  size: number;
  modified: number;
}

/** An output folder that is written repeatedly: unchanged files keep their compressed copies, and files that are no longer written are deleted. */
export class OutputFolder {
  readonly #folder: string;
  readonly #onUncompressed: (path: string) => void;
  /** Files of an earlier run that this run has not written yet. */
  readonly #remaining: Set<string>;
  /** Folders that exist. */
  readonly #folders = new Set<string>();

  /** `onUncompressed` is called with each file without compressed copies. */
  constructor(folder: string, onUncompressed: (path: string) => void = () => {}) {
    mkdirSync(folder, { recursive: true });
    this.#folder = resolve(folder);
    this.#onUncompressed = onUncompressed;
    this.#remaining = new Set(listFiles(this.#folder));
  }

  /** Writes a file, unless it exists with this content. */
  write(file: string, content: Uint8Array | string): void {
    const path = join(this.#folder, file);
    if (this.#writeFile(path, content) || !this.#keepCompressed(path)) this.#onUncompressed(path);
  }

  /** Returns false if the file existed with this content. */
  #writeFile(path: string, content: Uint8Array | string): boolean {
    const bytes = asBuffer(content);
    if (this.#remaining.delete(path) && bytes.equals(readFileSync(path))) return false;
    for (const extension of COMPRESSED_EXTENSIONS)
      if (this.#remaining.delete(path + extension)) rmSync(path + extension, { force: true });
    this.#createFolder(dirname(path));
    writeFileSync(path, bytes);
    return true;
  }

  #createFolder(folder: string): void {
    if (this.#folders.has(folder)) return;
    mkdirSync(folder, { recursive: true });
    this.#folders.add(folder);
  }

  /** Returns false if a compressed copy is missing. */
  #keepCompressed(path: string): boolean {
    // Both are kept, even if one is missing.
    return COMPRESSED_EXTENSIONS.map((extension) => this.#remaining.delete(path + extension)).every(Boolean);
  }

  /** Removes the compressed copies of an earlier run, whose code may have compressed differently. */
  removeCompressed(): void {
    for (const path of this.#remaining) {
      if (!COMPRESSED_EXTENSIONS.some((extension) => path.endsWith(extension))) continue;
      rmSync(path, { force: true });
      this.#remaining.delete(path);
    }
  }

  /** Returns the size and time of a file in this folder. */
  describe(name: string): WrittenFile {
    const { size, mtimeMs: modified } = statSync(join(this.#folder, name));
    return { name, size, modified };
  }

  /** Keeps files of an earlier run if none of them has changed since; otherwise keeps none. */
  keep(files: readonly WrittenFile[]): boolean {
    const isUnchanged = files.every((file) => {
      const path = join(this.#folder, file.name);
      if (!this.#remaining.has(path)) return false;
      const { size, modified } = this.describe(file.name);
      return size === file.size && modified === file.modified;
    });
    if (!isUnchanged) return false;
    for (const { name } of files) {
      const path = join(this.#folder, name);
      this.#remaining.delete(path);
      if (!this.#keepCompressed(path)) this.#onUncompressed(path);
    }
    return true;
  }

  /** Returns the text of a file, or undefined if there is none. */
  read(name: string): string | undefined {
    const path = join(this.#folder, name);
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  }

  /** Copies a whole folder with its compressed copies, except names that start with a dot. Returns the names of the files. */
  copy(folder: string): string[] {
    const names = listFiles(resolve(folder))
      .map((path) => relative(folder, path))
      .filter((name) => !name.startsWith('.'))
      .sort();
    // A file comes before its compressed copies, which are removed with it if it has changed.
    for (const name of names) this.#writeFile(join(this.#folder, name), readFileSync(join(folder, name)));
    return names;
  }

  /** Removes the files of earlier runs that this run did not write. */
  removeRest(): void {
    for (const path of this.#remaining) rmSync(path, { force: true });
    this.#remaining.clear();
  }
}

/** The bytes of a file, without a copy of those that are bytes already. */
function asBuffer(content: Uint8Array | string): Buffer {
  return typeof content === 'string'
    ? Buffer.from(content)
    : Buffer.from(content.buffer, content.byteOffset, content.byteLength);
}
