import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants, gzip, type ZlibOptions } from 'node:zlib';

/** Extensions of compressed copies. */
export const COMPRESSED_EXTENSIONS = ['.br', '.gz'] as const;

/** Node.js compresses at most this many at the same time. */
const FILES_AT_ONCE = 4;
const TEXT = /\.(js|css|svg|json|html|txt|xml|webmanifest|md|vtt)$/;
/** For bundled files, which are few and which browsers cache forever: the smallest size is worth the time. */
export const SMALLEST_SIZE = { brotli: 11, gzip: 9 };
/** For pages, which are many and change often: a hundred times faster and a tenth larger; the server uses the same levels. */
export const FAST_COMPRESSION = { brotli: 6, gzip: 6 };

/** Adds a Brotli and a gzip copy next to every text file of a folder that has none, several at a time. */
export async function compressFolder(folder: string, level: typeof SMALLEST_SIZE = SMALLEST_SIZE): Promise<void> {
  const compressor = new Compressor(level);
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !COMPRESSED_EXTENSIONS.every((extension) => existsSync(path + extension)))
      compressor.add(path);
  }
  await compressor.finish();
}

/** Compresses files while others are still being written. */
export class Compressor {
  readonly #level: typeof SMALLEST_SIZE;
  readonly #includes: (path: string) => boolean;
  readonly #queue: string[] = [];
  readonly #running = new Set<Promise<void>>();
  #failure: unknown;

  constructor(
    level: typeof SMALLEST_SIZE,
    /** False for files that need no compressed copies. */
    includes: (path: string) => boolean = () => true,
  ) {
    this.#level = level;
    this.#includes = includes;
  }

  /** Queues a file, if it is text. */
  add(path: string): void {
    if (!TEXT.test(path) || !this.#includes(path)) return;
    this.#queue.push(path);
    if (this.#running.size < FILES_AT_ONCE) this.#start();
  }

  /** Waits for all files; throws if one could not be compressed. */
  async finish(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
    if (this.#failure) throw this.#failure;
  }

  #start(): void {
    const work: Promise<void> = this.#work()
      .catch((error: unknown) => {
        this.#failure ??= error;
      })
      .finally(() => this.#running.delete(work));
    this.#running.add(work);
  }

  async #work(): Promise<void> {
    for (let path = this.#queue.shift(); path !== undefined; path = this.#queue.shift())
      await compressFile(path, this.#level);
  }
}

const brotliAsync = promisify<Uint8Array, BrotliOptions, Uint8Array>(brotliCompress);
const gzipAsync = promisify<Uint8Array, ZlibOptions, Uint8Array>(gzip);

async function compressFile(path: string, level: typeof SMALLEST_SIZE): Promise<void> {
  const bytes = readFileSync(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level.brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_LGWIN]: getWindow(bytes.length),
  };
  writeAtomically(`${path}.br`, await brotliAsync(bytes, { params }));
  writeAtomically(`${path}.gz`, await gzipAsync(bytes, { level: level.gzip }));
}

/** Returns the window for a text size, as a power of two: a larger one wastes memory and time. */
function getWindow(length: number): number {
  const { BROTLI_MIN_WINDOW_BITS: min, BROTLI_DEFAULT_WINDOW: max } = constants;
  return Math.min(max, Math.max(min, Math.ceil(Math.log2(length + 16))));
}

/** An interrupted run must not leave half a file, because the next run would keep it. */
function writeAtomically(path: string, bytes: Uint8Array): void {
  writeFileSync(`${path}.part`, bytes);
  renameSync(`${path}.part`, path);
}
