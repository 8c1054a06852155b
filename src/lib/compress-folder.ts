import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants, gzip, type ZlibOptions } from 'node:zlib';

/** Endings of compressed twins. */
export const COMPRESSED_EXTENSIONS = ['.br', '.gz'] as const;

/** As many as Node compresses at the same time. */
const FILES_AT_ONCE = 4;
const TEXT = /\.(js|css|svg|json|html|txt|xml|webmanifest|md|vtt)$/;
/** For the files of the bundle, which are few and kept for ever by browsers: the smallest form is worth its time. */
export const SMALLEST_SIZE = { brotli: 11, gzip: 9 };
/** For pages, which are many and change often: a hundred times faster, a tenth larger; the server uses the same. */
export const FAST_COMPRESSION = { brotli: 6, gzip: 6 };

/** Puts a brotli and a gzip twin beside every text file of a folder that has none, several at the same time. */
export async function compressFolder(
  folder: string,
  level: typeof SMALLEST_SIZE = SMALLEST_SIZE,
  /** False for files that need no twins. */
  includes: (path: string) => boolean = () => true,
): Promise<void> {
  const waiting = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => includes(path) && !COMPRESSED_EXTENSIONS.every((twin) => existsSync(path + twin)));
  const work = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) await compressFile(path, level);
  };
  await Promise.all(Array.from({ length: FILES_AT_ONCE }, work));
}

const brotli = promisify<Uint8Array, BrotliOptions, Uint8Array>(brotliCompress);
const gzipped = promisify<Uint8Array, ZlibOptions, Uint8Array>(gzip);

async function compressFile(path: string, level: typeof SMALLEST_SIZE): Promise<void> {
  const bytes = readFileSync(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level.brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  writeAtomically(`${path}.br`, await brotli(bytes, { params }));
  writeAtomically(`${path}.gz`, await gzipped(bytes, { level: level.gzip }));
}

/** An interrupted run must not leave half a twin: the next one would keep it. */
function writeAtomically(path: string, bytes: Uint8Array): void {
  writeFileSync(`${path}.part`, bytes);
  renameSync(`${path}.part`, path);
}
