import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
  type ZlibOptions,
} from 'node:zlib';
import { listFiles } from './list-files.ts';

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
  const paths = listFiles(folder).filter(
    (path) => isCompressible(path) && !COMPRESSED_EXTENSIONS.every((extension) => existsSync(path + extension)),
  );
  const compressRest = async () => {
    for (let path = paths.shift(); path !== undefined; path = paths.shift()) await compressFile(path, level);
  };
  await Promise.all(Array.from({ length: FILES_AT_ONCE }, compressRest));
}

/** True for files of text, which have compressed copies. */
export const isCompressible = (path: string): boolean => TEXT.test(path);

const brotliAsync = promisify<Uint8Array, BrotliOptions, Uint8Array>(brotliCompress);
const gzipAsync = promisify<Uint8Array, ZlibOptions, Uint8Array>(gzip);

async function compressFile(path: string, level: typeof SMALLEST_SIZE): Promise<void> {
  const bytes = readFileSync(path);
  writeAtomically(`${path}.br`, await brotliAsync(bytes, getBrotliOptions(bytes, level.brotli)));
  writeAtomically(`${path}.gz`, await gzipAsync(bytes, { level: level.gzip }));
}

/** Adds the copies of one file on the calling thread. Both ways create the same bytes. */
export function compressFileSync(path: string, level: typeof SMALLEST_SIZE): void {
  const bytes = readFileSync(path);
  writeAtomically(`${path}.br`, brotliCompressSync(bytes, getBrotliOptions(bytes, level.brotli)));
  writeAtomically(`${path}.gz`, gzipSync(bytes, { level: level.gzip }));
}

const getBrotliOptions = ({ length }: Uint8Array, quality: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    [constants.BROTLI_PARAM_LGWIN]: getWindow(length),
  },
});

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
